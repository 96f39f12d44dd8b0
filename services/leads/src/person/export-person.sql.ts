import { reasonForCompanionSql } from '../ledger/refund-reason.js';
import { begunAt, ownedSince as ownedSinceOf, ownedUntil } from '../ledger/own-payments.sql.js';

/** SQL expression: when the current owner took over the booking `b`. */
const ownedSince = ownedSinceOf('b.id');

/**
 * Personal data in leads, for an export: title → query of all records, new ones last. Internal ids and flags
 * are omitted.
 */
export const questions: readonly (readonly [title: string, sql: string])[] = [
  [
    'Messages and inquiries',
    `select type, first_name, last_name, name, email, mobile, tour_title, quantity, message, main_interests,
            requested_documents, referral_code_used, source_url, first_page, utm, created_at from lead
      where person_email = $1 order by created_at, id`,
  ],
  [
    'Proposals',
    `select q.state, q.title, q.quantity, q.total_minor, q.currency, q.message, q.valid_until, q.created_at
       from quote q join lead l on l.id = q.lead_id where l.person_email = $1 order by q.created_at, q.id`,
  ],
  [
    'Payments',
    `select p.kind, p.method, p.amount_minor, p.currency, p.captured_at, p.receipt_number, b.ref as booking
       from payment p join booking b on b.id = p.booking_id
      where b.person_email = $1 and p.share_id is null and ${begunAt} > ${ownedSince} order by p.captured_at, p.id`,
  ],
  [
    'Refunds',
    `select r.amount_minor, r.currency, r.state, r.reason, r.created_at, b.ref as booking
       from refund r join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
      where b.person_email = $1 and p.share_id is null and ${begunAt} > ${ownedSince} order by r.created_at, r.id`,
  ],
  [
    'Payments for bookings that are another person’s now',
    `select p.kind, p.method, p.amount_minor, p.currency, p.captured_at, p.receipt_number, b.ref as booking
       from payment p join booking b on b.id = p.booking_id
      where p.id in (select payment_id from invoice where former_email = $1) order by p.captured_at, p.id`,
  ],
  [
    // Texts written after the transfer are about the current owner.
    'Refunds for bookings that are another person’s now',
    `select r.amount_minor, r.currency, r.state, case when r.created_at <= ${ownedUntil} then r.reason end as reason,
            r.created_at, b.ref as booking
       from refund r join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
      where p.id in (select payment_id from invoice where former_email = $1) order by r.created_at, r.id`,
  ],
  [
    'Invoice details',
    `select d.company, d.tax_number, d.changed_at, b.ref as booking
       from billing_details d join booking b on b.id = d.booking_id
      where b.person_email = $1 and d.changed_at > ${ownedSince} order by d.changed_at, d.booking_id`,
  ],
  [
    'Payment plans',
    `select p.state, p.started_at, p.ended_at, i.number, i.due_on, i.amount_minor, p.currency, b.ref as booking
       from payment_plan p join booking b on b.id = p.booking_id
       join installment i on i.plan_id = p.id and i.replaced_at is null
      where b.person_email = $1 and (p.started_at > ${ownedSince} or p.id = b.payment_plan_id)
      order by p.started_at, i.number, i.id`,
  ],
  [
    'Saved cards',
    `select c.state, c.brand, c.last4, c.consent, c.consented_at, c.ended_at, b.ref as booking
       from saved_card c join booking b on b.id = c.booking_id
      where b.person_email = $1 and c.consented_at > ${ownedSince} order by c.consented_at, c.id`,
  ],
  [
    'Shares of bookings',
    `select s.state, s.name, s.email, s.amount_minor, s.currency, s.due_on, s.invited_at, s.paid_at, s.ended_at, b.ref as booking
       from share s join booking b on b.id = s.booking_id where s.person_email = $1 order by s.invited_at, s.id`,
  ],
  [
    'Companions who were invited',
    `select s.state, s.name, s.email, s.amount_minor, s.currency, s.due_on, b.ref as booking
       from share s join booking b on b.id = s.booking_id
      where b.person_email = $1 and (s.state = 'paid' or s.invited_at > ${ownedSince}) order by s.invited_at, s.id`,
  ],
  [
    'Payments of shares',
    `select p.method, p.amount_minor, p.currency, p.captured_at, p.receipt_number, b.ref as booking
       from payment p join share s on s.id = p.share_id join booking b on b.id = p.booking_id
      where s.person_email = $1 order by p.captured_at, p.id`,
  ],
  [
    'Refunds of shares',
    `select r.amount_minor, r.currency, r.state, ${reasonForCompanionSql} as reason, r.created_at, b.ref as booking
       from refund r join payment p on p.id = r.payment_id join share s on s.id = p.share_id
       join booking b on b.id = r.booking_id where s.person_email = $1 order by r.created_at, r.id`,
  ],
  [
    'Bookings to take over',
    `select s.details->>'firstName' as first_name, s.details->>'lastName' as last_name, s.details->>'email' as email,
            s.details->>'mobile' as mobile, s.state, s.created_at, b.ref as booking
       from payment_session s join booking b on b.id = s.booking_id
      where s.purpose = 'transfer_fee' and lower(s.details->>'email') = $1 order by s.created_at, s.id`,
  ],
  [
    'Gift cards',
    // The buyer entered the address of the recipient, who does not know the buyer’s.
    `select state, currency, amount_minor, buyer_name, case when lower(buyer_email) = $1 then buyer_email end as buyer_email,
            recipient_name, recipient_email, message, deliver_on, delivered_at, expires_on, created_at from gift_card
      where lower(buyer_email) = $1 or lower(recipient_email) = $1 order by created_at, id`,
  ],
  [
    'Refunds of gift cards',
    `select r.amount_minor, r.currency, r.state, r.reason, r.created_at from gift_card_refund r
       join gift_card c on c.id = r.gift_card_id where lower(c.buyer_email) = $1 order by r.created_at, r.id`,
  ],
  [
    'Newsletter',
    `select email, name, source, email_confirmed, confirmed_at, unsubscribed_at, referral_code, created_at
       from subscriber where person_email = $1`,
  ],
  [
    'Waitlist',
    `select w.state, w.first_name, w.last_name, w.email, w.mobile, w.quantity, w.created_at, d.tour_title, d.start_date
       from waitlist_entry w join departure d on d.id = w.departure_id where w.person_email = $1 order by w.created_at, w.id`,
  ],
  [
    'Reviews',
    `select r.state, r.rating, r.text, r.display_name, r.country, r.submitted_at, r.published_at, r.answer
       from review r join booking b on b.id = r.booking_id where b.person_email = $1 and r.submitted_at is not null
      order by r.submitted_at, r.id`,
  ],
  [
    'Reminders of unfinished bookings',
    'select at from checkout_reminder where person_email = $1 order by at, departure_id',
  ],
  [
    'No more reminders of unfinished bookings',
    'select at as since from checkout_reminder_stop where person_email = $1',
  ],
  ['Referral', 'select code, since from person_referral where person_email = $1'],
];
