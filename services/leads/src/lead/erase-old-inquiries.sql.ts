import { withoutPromise, withoutWords } from './without-messages.sql.js';
import { withoutPerson } from './without-person.js';

export const atOnce = 500;

/** A lead with a booking, directly or by a proposal, is kept as long as the booking. */
const untouched = `
  select l.id from lead l
   where l.erased_at is null and l.booking_id is null
     and coalesce(l.changed_at, l.created_at) < $1::timestamptz - $2 * interval '1 month'
     and not exists (
       select 1 from quote q join booking b on b.id = q.booking_id where q.lead_id = l.id and b.state <> 'expired' and b.erased_at is null)
   limit ${atOnce} for update of l skip locked`;

/** Unconfirmed addresses: anybody may have typed them. */
export const neverConfirmed = `
  delete from subscriber
   where confirmed_at is null
     and coalesce(last_asked_at, created_at) < $1::timestamptz - $2 * interval '1 day'`;

/**
 * A person's referral claim is deleted with the last other record of that person, an unproven one as soon as
 * it expires.
 */
export const referralsOfNobody = `
  delete from person_referral p
   where (p.since < $1::timestamptz - $2 * interval '1 month'
          or p.proven_at is null and p.since < $1::timestamptz - $3 * interval '1 day')
     and not exists (select 1 from lead where person_email = p.person_email)
     and not exists (select 1 from booking where person_email = p.person_email)
     and not exists (select 1 from subscriber where person_email = p.person_email)
     and not exists (select 1 from waitlist_entry where person_email = p.person_email)`;

const noBooking = 'select null::uuid where false';

export const eraseSomeInquiries = `with over as (${untouched}),
            notes as (delete from lead_note where lead_id in (select id from over)),
            quotes as (update quote set ${withoutWords} where lead_id in (select id from over)),
            promises as (${withoutPromise('select id from quote where lead_id in (select id from over)', noBooking)})
       update lead set ${withoutPerson}, erased_at = $1 where id in (select id from over)`;
