import { begunAt, ownedUntil } from '../ledger/own-payments.sql.js';
import { isWrittenByStaff } from '../ledger/refund-reason.js';

/**
 * Payments for bookings that were transferred since. Transfers by earlier releases left only the lead, which
 * has the first owner.
 */
export const paidBeforeTransfer = `
  select payment_id as id from invoice where former_email = $1
  union
  select p.id from lead l join payment p on p.booking_id = l.booking_id
   where l.person_email = $1 and p.share_id is null
     and p.captured_at <= (select min(s.at) from booking_step s where s.booking_id = p.booking_id and s.event = 'transferred')`;

/** Bookings that were transferred since, and the period in which they were the person's. */
export const formerBookings = `
  select distinct p.booking_id as id, ${ownedUntil} as until,
         (select max(t.at) from booking_step t
           where t.booking_id = p.booking_id and t.event = 'transferred' and t.at < ${begunAt}) as since
    from payment p where p.id in (${paidBeforeTransfer})`;

/** SQL condition: `at` is in the period of a row of `formerBookings` named `former`. */
const meanwhile = (at: string): string =>
  `${at} <= former.until and (former.since is null or ${at} > former.since)`;

/** Refunds of the person's payments, ordered before the transfer. Later texts are about the current owner. */
export const formerRefunds = `
  select r.id from refund r join payment p on p.id = r.payment_id
   where p.id in (${paidBeforeTransfer}) and r.created_at <= ${ownedUntil}`;

/** Removes texts of staff from a step; in the step of a refund they follow its amount. */
export const withoutStaffWords = `reason = case when event = 'refunded' then split_part(reason, ': ', 1) else '' end`;

/** SQL condition: staff wrote the text of a step. */
export const hasStaffWords = `(actor = 'operator' or event = 'refunded')`;

/**
 * Columns of a saved card that is anonymized. The provider's ids are needed until the provider has deleted
 * the card, and are erased then.
 */
export const withoutCard = `brand = null, last4 = null, country = null, end_reason = null,
  customer_id = case when detached_at is null then customer_id end,
  method_id = case when detached_at is null then method_id end`;

/**
 * Statements that erase texts of staff about a person from the time before a booking was transferred. The
 * step of the transfer is kept: its text is fixed, and the current owner's history starts with it.
 */
export const withoutFormerOwner: readonly string[] = [
  `update booking_step s set ${withoutStaffWords} from (${formerBookings}) former
    where s.booking_id = former.id and ${hasStaffWords} and s.event <> 'transferred' and ${meanwhile('s.at')}`,
  `delete from booking_note n using (${formerBookings}) former
    where n.booking_id = former.id and ${meanwhile('n.at')}`,
  `update refund r set reason = '' where id in (${formerRefunds}) and ${isWrittenByStaff}`,
  `update payment_plan plan set end_reason = null from (${formerBookings}) former
    where plan.booking_id = former.id and ${meanwhile('plan.ended_at')}`,
  `update saved_card set ${withoutCard} from (${formerBookings}) former
    where saved_card.booking_id = former.id and ${meanwhile('saved_card.consented_at')}
      and saved_card.state not in ('waiting', 'active')`,
  `update payment set note = null where id in (${paidBeforeTransfer}) and note is not null`,
  // Last, because it erases the payers.
  `update invoice set buyer = buyer || '{"name": "Erased"}', former_email = null where payment_id in (${paidBeforeTransfer})`,
];
