export const saveBillingDetails = `insert into billing_details (booking_id, company, tax_number, changed_at) values ($1, $2, $3, $4)
           on conflict (booking_id) do update set company = $2, tax_number = $3, changed_at = $4`;

/** What the booking's present owner entered: a transfer by a release of before has left the former one's. */
export const billingOfOwner = `select company, tax_number as "taxNumber" from billing_details d
        where booking_id = $1 and not exists (select 1 from booking_step s
          where s.booking_id = d.booking_id and s.event = 'transferred' and s.at > d.changed_at)`;

/** SQL expression: when the booking became its present owner's. */
const ownedSince = `coalesce((select max(s.at) from booking_step s
    where s.booking_id = $1 and s.event = 'transferred'), '-infinity')`;
/** What its owner has paid since then: neither an owner before nor a companion. */
const ownPayment = `p.id = invoice.payment_id and p.share_id is null and p.captured_at > ${ownedSince}`;

/** What the former owner entered stays on the former owner's invoices, and is not the new one's. */
export const transferBilling = `with former as (delete from billing_details where booking_id = $1
                                     returning company, tax_number, changed_at)
       update invoice set buyer = buyer || jsonb_build_object('company', company, 'taxNumber', tax_number)
         from former, payment p
        where invoice.booking_id = $1 and drawn_at is null and changed_at > ${ownedSince} and ${ownPayment}`;

/** An erasure finds who has paid until now by this, once the booking is another person's. */
export const nameFormerPayer = `update invoice set former_email = $2
  from payment p
 where invoice.booking_id = $1 and former_email is null and ${ownPayment}`;
