import { mostCharges } from '@valam/contracts/leads/payment-plan';
import {
  answersDueWithinHours,
  departuresSoonDays,
  kindsWithoutSeat,
  type TodayKind,
} from '@valam/contracts/leads/today-words';
import type { Currency } from '@valam/contracts/shared/money';

export interface TodayLine {
  id: string;
  entity: string;
  title: string;
  /** The due time, past or future. */
  at: Date;
  amount_minor: number | string | null;
  currency: Currency | null;
  note: string | null;
  of_kind: number;
}

interface Question {
  readonly band: 'money' | 'promises' | 'answers' | 'departures' | 'offers';
  readonly kind: TodayKind;
  /** `$1` is the current time. Every query uses an index. */
  readonly sql: string;
}

/** The most urgent tasks of a kind, with the total number of that kind. */
export const firstOf = ({ sql }: Question): string =>
  `select found.*, (select count(*) from (${sql}) counted)::int as of_kind from (${sql}) found order by at, id limit 50`;

const person = `b.first_name || ' ' || b.last_name`;
/** SQL expression: the unpaid amount of a booking. */
const owed = `b.total_minor - coalesce((select sum(p.amount_minor) from payment p where p.booking_id = b.id and p.kind <> 'transfer_fee'), 0)
  + coalesce((select sum(r.amount_minor) from refund r join payment p on p.id = r.payment_id
       where r.booking_id = b.id and p.kind <> 'transfer_fee'), 0)`;
/** SQL expression: `1 seat`, `2 seats`. */
const counted = (number: string, one: string, several: string): string =>
  `(${number})::text || case when ${number} = 1 then ' ${one}' else ' ${several}' end`;
const withoutDetails = `sum(b.quantity) - coalesce(sum(t.complete), 0)`;
const tourAndDay = `tour_title || ', ' || to_char(start_date, 'Mon DD, YYYY')`;

const waitsForBank = `r.state = 'pending' and r.created_at < $1::timestamptz - interval '7 days'`;
/** Refunds of payments and of gift cards alike. */
const refunds = (ofPayment: string, ofGiftCard: string): string => `
    select b.id, 'bookings' as entity, ${person} || ', ' || b.ref as title, r.created_at as at, r.amount_minor, r.currency,
           coalesce(r.last_error, r.reason) as note
      from refund r join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id where ${ofPayment}
    union all
    select c.id, 'gift-cards', 'Gift card' || coalesce(' …' || c.code_end, '') || ', ' || c.buyer_name, r.created_at,
           r.amount_minor, r.currency, coalesce(r.last_error, r.reason)
      from gift_card_refund r join gift_card c on c.id = r.gift_card_id where ${ofGiftCard}`;
const answersDue = (when: string): string =>
  `select id, 'leads' as entity, coalesce(name, email, 'Someone') || ', ' || replace(type, '_', ' ') as title, answer_due_at as at,
          null as amount_minor, null as currency, tour_title as note
     from lead where answered_at is null and answer_due_at is not null and state <> 'spam'
      and ${when}`;

/** The tasks of the day, the most urgent first. */
export const todayQuestions: readonly Question[] = [
  {
    band: 'money',
    kind: 'failed_refund',
    sql: refunds(`r.state = 'failed' and r.created_at <= $1`, `r.state = 'failed' and r.created_at <= $1`),
  },
  {
    // Some payment methods first ask the payer for an account, and no event reports that the payer did not
    // respond.
    band: 'money',
    kind: 'slow_refund',
    sql: refunds(`p.method <> 'offline' and ${waitsForBank}`, waitsForBank),
  },
  {
    // The latest attempt of an installment, while its amount is unpaid.
    band: 'money',
    kind: 'failed_charge',
    sql: `select b.id, 'bookings' as entity, ${person} || ', ' || b.ref as title, c.settled_at as at, c.amount_minor, c.currency,
                 case c.failure when 'authentication_required' then 'the bank asks for the cardholder' else 'the card was declined' end
                   || ', try ' || c.attempt || ' of ${mostCharges}' as note
            from installment_charge c
            join installment i on i.id = c.installment_id and i.replaced_at is null
            join payment_plan p on p.id = i.plan_id and p.state = 'active'
            join booking b on b.id = c.booking_id and b.state in ('deposit_paid', 'balance_due')
           where c.state = 'failed' and c.created_at between $1::timestamptz - interval '60 days' and $1
             and not exists (select from installment_charge later where later.installment_id = c.installment_id and later.attempt > c.attempt)
             and ${owed} > coalesce((select sum(later.amount_minor) from installment later
                    where later.plan_id = p.id and later.replaced_at is null and later.number > i.number), 0)`,
  },
  {
    band: 'money',
    kind: 'paid_without_seat',
    sql: `select b.id, 'bookings' as entity, ${person} || ', ' || b.ref as title, r.created_at as at,
                 r.amount_minor, r.currency, r.reason as note
            from refund r join booking b on b.id = r.booking_id
           where r.state = 'pending' and r.kind in (${kindsWithoutSeat.map((kind) => `'${kind}'`).join(', ')}) and r.created_at <= $1`,
  },
  {
    band: 'money',
    kind: 'offline_refund',
    sql: `select r.id, 'refunds' as entity, ${person} || ', ' || b.ref as title, r.created_at as at,
                 r.amount_minor, r.currency, r.reason as note
            from refund r join payment p on p.id = r.payment_id join booking b on b.id = r.booking_id
           where r.state = 'pending' and p.method = 'offline' and r.created_at <= $1`,
  },
  {
    band: 'money',
    kind: 'overdue_balance',
    sql: `select b.id, 'bookings' as entity, ${person} || ', ' || b.ref as title, b.balance_due_at as at,
                 ${owed} as amount_minor,
                 b.currency, d.tour_title as note
            from booking b join departure d on d.id = b.departure_id
           where b.state in ('deposit_paid', 'balance_due') and b.balance_due_at < $1`,
  },
  {
    band: 'promises',
    kind: 'late_answer',
    sql: answersDue('answer_due_at <= $1'),
  },
  {
    band: 'answers',
    kind: 'answer_due',
    sql: answersDue(
      `answer_due_at > $1 and answer_due_at <= $1::timestamptz + interval '${answersDueWithinHours} hours'`,
    ),
  },
  {
    band: 'departures',
    kind: 'missing_details',
    sql: `select d.id, 'departures' as entity, ${tourAndDay} as title, d.start_date::timestamptz as at,
                 null as amount_minor, null as currency,
                 ${counted(withoutDetails, 'traveler without details', 'travelers without details')} as note
            from departure d join booking b on b.departure_id = d.id and b.state in ('deposit_paid', 'balance_due', 'paid')
            left join lateral (select count(*) as complete from traveller where booking_id = b.id and is_complete) t on true
           where d.start_date between ($1::timestamptz at time zone 'Asia/Kolkata')::date and ($1::timestamptz at time zone 'Asia/Kolkata')::date + ${departuresSoonDays}
           group by d.id having sum(b.quantity) > coalesce(sum(t.complete), 0)`,
  },
  {
    band: 'departures',
    kind: 'go_or_not',
    sql: `select id, 'departures' as entity, ${tourAndDay} as title, decision_date::timestamptz as at,
                 null as amount_minor, null as currency, confirmed::text || ' of at least ' || minimum_group::text as note
            from departure
           where cancelled_at is null and is_offered and minimum_group > confirmed
             and decision_date <= ($1::timestamptz at time zone 'Asia/Kolkata')::date + 7
             and start_date > ($1::timestamptz at time zone 'Asia/Kolkata')::date`,
  },
  {
    band: 'offers',
    kind: 'offer_lapses',
    sql: `select w.id, 'waitlist' as entity, w.first_name || ' ' || w.last_name || ', ' || d.tour_title as title,
                 w.offer_expires_at as at, null as amount_minor, null as currency,
                 ${counted('w.quantity', 'seat', 'seats')} as note
            from waitlist_entry w join departure d on d.id = w.departure_id
           where w.state = 'offered' and w.offer_expires_at <= $1::timestamptz + interval '12 hours'`,
  },
];
