import { begunAt, ownedSince, ownedUntil } from '../ledger/own-payments.sql.js';

export const saveBillingDetails = `insert into billing_details (booking_id, company, tax_number, changed_at) values ($1, $2, $3, $4)
           on conflict (booking_id) do update set company = $2, tax_number = $3, changed_at = $4`;

/** What the booking's present owner entered: a transfer by a release of before has left the former one's. */
export const billingOfOwner = `select company, tax_number as "taxNumber" from billing_details d
        where booking_id = $1 and not exists (select 1 from booking_step s
          where s.booking_id = d.booking_id and s.event = 'transferred' and s.at > d.changed_at)`;

/** What its owner has paid since then: neither an owner before nor a companion. */
const ownPayment = `p.id = invoice.payment_id and p.share_id is null and ${begunAt} > ${ownedSince('$1')}`;

/** What the former owner entered stays on the former owner's invoices, and is not the new one's. */
export const transferBilling = `with former as (delete from billing_details where booking_id = $1
                                     returning company, tax_number, changed_at)
       update invoice set buyer = buyer || jsonb_build_object('company', company, 'taxNumber', tax_number)
         from former, payment p
        where invoice.booking_id = $1 and drawn_at is null and changed_at > ${ownedSince('$1')} and ${ownPayment}`;

/** An erasure finds who has paid until now by this, once the booking is another person's. */
export const nameFormerPayer = `update invoice set former_email = $2
  from payment p
 where invoice.booking_id = $1 and former_email is null and ${ownPayment}`;

/** Who has paid, once the booking is another person's; not a person who was erased. */
export const formerPayerOf = `select former_email as email, buyer ->> 'name' as name from invoice
 where payment_id = $1 and kind = 'invoice' and former_email is not null`;

/** A payment settled after a transfer, but begun before it, keeps the former owner as its payer. */
export const addressToFormerPayer = `update invoice set buyer = former.buyer, former_email = former.former_email
  from payment p, lateral (
    select i.buyer, i.former_email from invoice i join payment before on before.id = i.payment_id
     where i.booking_id = p.booking_id and i.kind = 'invoice' and before.share_id is null
       and before.id <> p.id and before.captured_at <= ${ownedUntil}
     order by before.captured_at desc, before.receipt_number desc limit 1) former
 where p.id = $1 and p.share_id is null and invoice.payment_id = p.id and invoice.kind = 'invoice'`;
