import { begunAt, ownedSince, ownedUntil } from '../ledger/own-payments.sql.js';

export const saveBillingDetails = `insert into billing_details (booking_id, company, tax_number, changed_at) values ($1, $2, $3, $4)
           on conflict (booking_id) do update set company = $2, tax_number = $3, changed_at = $4`;

/**
 * Billing details of the booking's current owner: a transfer by an earlier release left those of the former
 * one.
 */
export const billingOfOwner = `select company, tax_number as "taxNumber" from billing_details d
        where booking_id = $1 and not exists (select 1 from booking_step s
          where s.booking_id = d.booking_id and s.event = 'transferred' and s.at > d.changed_at)`;

/** Payments of the current owner, without those of former owners and companions. */
const ownPayment = `p.id = invoice.payment_id and p.share_id is null and ${begunAt} > ${ownedSince('$1')}`;

/** The former owner's billing details stay on the former owner's invoices. */
export const transferBilling = `with former as (delete from billing_details where booking_id = $1
                                     returning company, tax_number, changed_at)
       update invoice set buyer = buyer || jsonb_build_object('company', company, 'taxNumber', tax_number)
         from former, payment p
        where invoice.booking_id = $1 and drawn_at is null and changed_at > ${ownedSince('$1')} and ${ownPayment}`;

/** Records the payer, whom an erasure finds by this after the booking was transferred. */
export const nameFormerPayer = `update invoice set former_email = $2
  from payment p
 where invoice.booking_id = $1 and former_email is null and ${ownPayment}`;

/** The payer of a booking that was transferred since, unless that person was erased. */
export const formerPayerOf = `select former_email as email, buyer ->> 'name' as name from invoice
 where payment_id = $1 and kind = 'invoice' and former_email is not null`;

/** A payment that was started before a transfer and settled after it keeps the former owner as its payer. */
export const addressToFormerPayer = `update invoice set buyer = former.buyer, former_email = former.former_email
  from payment p, lateral (
    select i.buyer, i.former_email from invoice i join payment before on before.id = i.payment_id
     where i.booking_id = p.booking_id and i.kind = 'invoice' and before.share_id is null
       and before.id <> p.id and before.captured_at <= ${ownedUntil}
     order by before.captured_at desc, before.receipt_number desc limit 1) former
 where p.id = $1 and p.share_id is null and invoice.payment_id = p.id and invoice.kind = 'invoice'`;
