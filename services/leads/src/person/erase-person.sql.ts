import { bookingsWithoutPerson } from './booking-without-person.sql.js';
import { paidBeforeTransfer, withoutFormerOwner } from './former-owner.sql.js';
import { withoutAddress } from './former-staff.sql.js';
import { withoutMessages } from '../lead/without-messages.sql.js';
import { withoutPerson } from '../lead/without-person.js';
import { withoutNewPerson } from '../payment/payment-session.sql.js';

const isNotOver = `d.end_date >= ($2::timestamptz at time zone 'Asia/Kolkata')::date`;

/** Bookings of trips that have not ended, which cannot take place without the person's data. $2: now. */
export const stillNeeded = `
  select b.id from booking b join departure d on d.id = b.departure_id
   where b.person_email = $1 and b.state in ('held', 'awaiting_payment', 'deposit_paid', 'balance_due', 'paid')
     and ${isNotOver}`;

/** Companions who have paid are expected to travel, like the lead traveler. */
export const travelingOn = `
  select s.id from share s join booking b on b.id = s.booking_id join departure d on d.id = b.departure_id
   where s.person_email = $1 and s.state = 'paid' and b.state in ('deposit_paid', 'balance_due', 'paid')
     and ${isNotOver}`;

export const sharesOver = `select id from share where person_email = $1 and id not in (${travelingOn})`;

export const over = `select id from booking where person_email = $1 and id not in (${stillNeeded})`;

/** Bookings whose transfer to a person is pending: the unpaid fee page names that person. */
export const mayTakeOver = `select distinct booking_id as id from payment_session
  where purpose = 'transfer_fee' and lower(details->>'email') = $1 and state in ('preparing', 'open') order by 1`;

/**
 * All bookings that the statements below read, until the end of the transaction: a booking that ends between
 * two of them would be erased only partly, and nothing would erase the rest.
 */
export const lockBookings = `
  select id from booking
   where id in (select id from booking where person_email = $1
                union select booking_id from share where person_email = $1
                union select booking_id from invoice where former_email = $1
                union select booking_id from lead where person_email = $1
                union (${mayTakeOver}))
   order by id for no key update`;

/** Departures whose seats were offered to the person, or with texts of staff for the person. */
export const departuresToChange = `
  select departure_id as id from waitlist_entry where person_email = $1 and state = 'offered'
  union
  select d.id from departure d
   where d.origin = 'private'
     and (d.id in (select q.departure_id from quote q join lead l on l.id = q.lead_id where l.person_email = $1)
          or d.id in (select departure_id from booking where person_email = $1))`;

const proposalsOver = `
  select id from quote where lead_id in (select id from lead where person_email = $1)
     and (booking_id is null or booking_id not in (${stillNeeded}))`;

/** Statements that erase a person. Financial records required by law are kept, without the person's name. */
export const statements: readonly string[] = [
  `delete from lead_note where lead_id in (select id from lead where person_email = $1)`,
  ...withoutMessages(proposalsOver, over),
  `update payment_session set ${withoutNewPerson} where purpose = 'transfer_fee' and lower(details->>'email') = $1`,
  ...withoutFormerOwner,
  `update lead set ${withoutPerson}, erased_at = $2
    where person_email = $1 and (booking_id is null or booking_id not in (${stillNeeded}))`,
  ...bookingsWithoutPerson(over, '$2::timestamptz'),
  `delete from traveller where share_id in (${sharesOver})`,
  `update invoice set buyer = buyer || '{"name": "Erased"}'
    where payment_id in (select id from payment where share_id in (${sharesOver}))`,
  `update payment_session set params = params - 'email'
    where purpose = 'share' and (details->>'shareId')::uuid in (${sharesOver})`,
  `update share set name = 'Erased', email = '', person_email = 'erased:' || id::text, link_version = link_version + 1,
      end_reason = null, version = version + 1, erased_at = $2
    where id in (${sharesOver})`,
  `update gift_card_refund set reason = ''
    where gift_card_id in (select id from gift_card where lower(buyer_email) = $1 and state <> 'unpaid')`,
  `update gift_card set buyer_name = 'Erased', buyer_email = '', params = '{}' where lower(buyer_email) = $1 and state <> 'unpaid'`,
  // An undelivered card needs its recipient; a delivered one is used by its code alone, and a refunded one
  // not at all.
  `update gift_card set recipient_name = 'Erased', recipient_email = '', message = null, params = '{}', erased_at = $2
    where lower(recipient_email) = $1 and state in ('delivered', 'lapsed', 'refunded')`,
  `delete from subscriber where person_email = $1`,
  `update waitlist_entry set first_name = 'Erased', last_name = '', email = '', person_email = 'erased:' || id::text,
      mobile = null, source_url = null, link_version = link_version + 1, version = version + 1
    where person_email = $1`,
  `delete from checkout_reminder where person_email = $1`,
  `delete from checkout_reminder_stop where person_email = $1`,
  `delete from person_referral where person_email = $1`,
  // A former member of staff.
  ...withoutAddress.map((statement) => statement.replace('$2', `'A former member of staff'`)),
];

export const anyPayment = `
  select 1 from payment where share_id is null and booking_id in (select id from booking where person_email = $1)
  union all
  select 1 from payment p join share s on s.id = p.share_id where s.person_email = $1
  union all
  select 1 from (${paidBeforeTransfer}) paid
  limit 1`;
