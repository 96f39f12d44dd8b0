/** Statements that generate a year of bookings and visits, in the parts that their parameters select. */

const idOf = (words: string): string =>
  `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Twenty departures of each tour, one a month from February on, with ids derived from both. */
export const departures = `
  insert into departure
  select made.* from departure d cross join generate_series(0, 19) k cross join generate_series($2::int, $3::int) t
   cross join lateral jsonb_populate_record(d, jsonb_build_object(
     'id', ${idOf(`t || '-' || k`)}, 'tour_id', ${idOf(`'tour' || t`)}, 'tour_slug', 'tour-' || t, 'tour_title', 'Tour ' || t,
     'start_date', date '2027-02-01' + make_interval(months => k) + t % 28 * interval '1 day',
     'end_date', date '2027-02-11' + make_interval(months => k) + t % 28 * interval '1 day', 'capacity', 100)) made
   where d.id = $1`;

/** Bookings as in the ledgers: held, paid, one in ten canceled and refunded. Each is some months ahead. */
export const aYear = `
  with made as (
    insert into booking (id, ref, state, departure_id, quantity, currency, total_minor, deposit_minor, price_usd_minor,
                         discount_minor, paid_quantity, first_name, last_name, email, person_email, country, referral_code,
                         visit_source, visit_device, balance_due_at, deposit_paid_at, created_at)
    select gen_random_uuid(), 'S' || n, case when n % 10 = 0 then 'cancelled' else 'deposit_paid' end,
           ${idOf(`1 + n % $4::int || '-' || extract(month from at) + n % 8`)}, 1 + n % 3, (array['USD', 'EUR', 'GBP', 'INR'])[1 + (n / $4::int + n) % 4],
           100_00 + n, 20_00, 100_00, 0, 1 + n % 3, 'A', 'B', n || '@s.example', n || '@s.example',
           (array['DE', 'US', 'GB', 'IN', 'FR', null])[1 + n % 6], case when n % 5 = 0 then 'CODE' || n % 50 end,
           (array['direct', 'search', 'social', 'email', 'partner', 'other'])[1 + n % 6],
           (array['phone', 'tablet', 'desktop'])[1 + n % 3],
           at + interval '60 days', at, at
      from (select n, timestamptz '2027-01-01 06:00Z' + n * interval '1 second' * $3 as at from generate_series($1::int, $2::int) as n) as one
    returning *),
  steps as (
    insert into booking_step (booking_id, at, event, from_state, to_state, actor, reason, departure_id, quantity, discount_minor, worth_minor)
    select id, created_at + s.later, s.event, s.earlier, s.state, 'system', '', departure_id, quantity, 0,
           case s.state when 'deposit_paid' then total_minor when 'cancelled' then 10_00 else 0 end
      from made join (values (interval '0', 'held', null, 'held'), (interval '1 minute', 'payment_opened', 'held', 'awaiting_payment'),
                             (interval '5 minutes', 'deposit_captured', 'awaiting_payment', 'deposit_paid'),
                             (interval '9 days', 'cancelled', 'deposit_paid', 'cancelled')) as s (later, event, earlier, state)
        on s.state <> 'cancelled' or made.state = 'cancelled'
     order by s.later, created_at),
  paid as (
    insert into payment (id, booking_id, kind, method, amount_minor, currency, captured_at)
    select gen_random_uuid(), id, 'deposit', 'card', 20_00, currency, deposit_paid_at from made returning id, booking_id)
  insert into refund (id, booking_id, payment_id, amount_minor, currency, kind, reason, state, requested_by, created_at, settled_at)
  select gen_random_uuid(), made.id, paid.id, 10_00, currency, 'policy', '', 'refunded', 'traveller',
         created_at + interval '9 days', created_at + interval '9 days'
    from made join paid on paid.booking_id = made.id where state = 'cancelled'`;

/** One day of visits to every tour. */
export const visits = `
  insert into visit_count (counts_id, recorded_at, step, tour_slug, visit_source, visit_device, count)
  select gen_random_uuid(), timestamptz '2027-01-01 12:00Z' + $2 * interval '1 day', step, 'tour-' || t,
         (array['direct', 'search', 'social', 'email', 'partner', 'other'])[1 + (t + $2::int) % 6],
         (array['phone', 'tablet', 'desktop'])[1 + (t + $2::int) % 3], 1 + (t + $2::int) % 40
    from generate_series(1, $1::int) t cross join (values ('tour'), ('panel'), ('details')) as s (step)
   where step = 'tour' or (t + $2::int) % 3 = 0`;

export const sold = `
  update departure d set confirmed = b.travelers from (
    select departure_id, sum(quantity) as travelers from booking where state = 'deposit_paid' group by 1) b where b.departure_id = d.id`;
