import { withoutMessages } from '../lead/without-messages.sql.js';
import { isWrittenByStaff } from '../ledger/refund-reason.js';
import { withoutNewPerson } from '../payment/payment-session.sql.js';
import { hasStaffWords, withoutCard, withoutStaffWords } from './former-owner.sql.js';

/**
 * The proposals of these bookings, and those of erased people for the same private tour, whose texts were
 * kept for these bookings.
 */
const proposalsOf = (which: string) => `
  select id from quote where booking_id in (${which})
  union all
  select q.id from booking b join quote q on q.departure_id = b.departure_id join lead l on l.id = q.lead_id
   where b.id in (${which}) and l.erased_at is not null`;

/**
 * The reason of a canceled departure is for all of its travelers; that of a private tour is about its person.
 */
const isAboutPerson = `(${isWrittenByStaff} or r.kind = 'departure_cancelled' and exists (
    select 1 from booking b join departure d on d.id = b.departure_id where b.id = r.booking_id and d.origin = 'private'))`;

/** Photos of the reviews that are anonymized. */
export const picturesOfReviews = (which: string): string =>
  `select picture ->> 'src' as src from review where picture is not null and booking_id in (${which})`;

/** Tours whose published reviews lose the name of an author. */
export const toursOfReviews = (which: string): string =>
  `select distinct tour_id as "tourId" from review where state = 'published' and booking_id in (${which})`;

/**
 * Statements that anonymize bookings; `which` is a query of their ids and `at` the time. Sales, payments and
 * refunds are kept, without texts of staff about the person.
 */
export const bookingsWithoutPerson = (which: string, at: string): readonly string[] => [
  `delete from traveller where booking_id in (${which})`,
  `delete from booking_note where booking_id in (${which})`,
  ...withoutMessages(proposalsOf(which), which),
  `update booking_step set ${withoutStaffWords} where booking_id in (${which}) and ${hasStaffWords}`,
  `update refund r set reason = '' where booking_id in (${which}) and ${isAboutPerson}`,
  `update payment_plan set end_reason = null where booking_id in (${which})`,
  `update review set display_name = 'A traveler', country = null, picture = null, version = version + 1
    where booking_id in (${which})`,
  `update payment set note = null where booking_id in (${which}) and note is not null`,
  `delete from checkout_reminder where booking_id in (${which})`,
  `delete from billing_details where booking_id in (${which})`,
  `update invoice set buyer = buyer || '{"name": "Erased"}', former_email = null where booking_id in (${which})`,
  // The share or card of a page is needed if its payment arrives later.
  `update payment_session set params = params - '{email,title,description}'::text[], ${withoutNewPerson}
    where booking_id in (${which})`,
  `update saved_card set ${withoutCard} where booking_id in (${which}) and state not in ('waiting', 'active')`,
  `update share set name = 'Erased', email = '', person_email = 'erased:' || id::text, link_version = link_version + 1,
      end_reason = null, version = version + 1, erased_at = ${at}
    where booking_id in (${which})`,
  `update booking set first_name = 'Erased', last_name = '', email = '', person_email = 'erased:' || id::text, mobile = null,
      person_phone = null, wishes_sealed = null, source_url = null, hold_key = null, network = null, promise = null,
      erased_at = ${at}, travellers_erased_at = ${at}, link_version = link_version + 1, version = version + 1
    where id in (${which})`,
];
