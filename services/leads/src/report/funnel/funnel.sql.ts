/**
 * The funnel is derived from append-only rows: counts of visits, and the steps of bookings whose visitors
 * consented to counting. An entry belongs to the day in India on which its row was recorded, so late counts
 * are entries of that later day, and past days do not change.
 */

const istDay = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

const isLive = (state: string): string =>
  `coalesce(${state} in ('deposit_paid', 'balance_due', 'paid', 'completed'), false)`;

/**
 * Inserts missing entries and adds them to the sums of their days, in one statement. Months with a late entry
 * are summed again.
 */
const writing = (facts: string): string => `
  with entry as (
    insert into funnel_entry (source, source_id, day, step, tour_slug, visit_source, visit_device, count, booking_id)
    ${facts}
    on conflict do nothing
    returning *
  ),
  late as (
    update funnel_reading set summed_before = date_trunc('month', (select min(day) from entry))
     where summed_before > (select min(day) from entry)
  )
  insert into funnel_day as known (dimension, day, key, step, count)
  select one.dimension, entry.day, one.key, entry.step, sum(entry.count)
    from entry cross join lateral (values
      ('all', ''), ('tour', entry.tour_slug), ('source', entry.visit_source), ('device', entry.visit_device)
    ) as one (dimension, key)
   group by 1, 2, 3, 4
  on conflict (dimension, day, key, step) do update set count = known.count + excluded.count`;

/** Counts after `$1` up to `$2`. */
export const readCounts = writing(`
  select 'count', position, ${istDay('recorded_at')}, step, tour_slug, visit_source, visit_device, count, null::uuid
    from visit_count where position > $1 and position <= $2`);

/** Opened payment pages and first payments, in the steps after `$1` up to `$2`. */
export const readBookings = writing(`
  select 'step', s.id, ${istDay('s.at')}, case when ${isLive('s.to_state')} then 'deposit' else 'payment' end,
         d.tour_slug, b.visit_source, b.visit_device, 1, b.id
    from booking_step s join booking b on b.id = s.booking_id join departure d on d.id = s.departure_id
   where s.id > $1 and s.id <= $2 and b.visit_source is not null and b.visit_device is not null and d.trip_kind = 'tour' and d.tour_slug is not null
     and (s.event = 'payment_opened' or (${isLive('s.to_state')} and not ${isLive('s.from_state')}))`);

/** Advances the settled position once it is old enough. */
export const settle = (settledAfter: string): string => `
  update funnel_reading set
    settled_count = seen_count, settled_step = seen_step, seen_when = now(),
    seen_count = (select coalesce(max(position), 0) from visit_count),
    seen_step = (select coalesce(max(id), 0) from booking_step)
  where seen_when < now() - ${settledAfter}`;

export const startAgain = `
  update funnel_reading set settled_count = 0, settled_step = 0, seen_count = 0, seen_step = 0, seen_when = '-infinity',
    summed_before = null`;

/** Sums up the months of tours from `$1` on and before `$2`. */
export const sumMonths = `
  insert into funnel_tour_month (month, tour_slug, step, count)
  select date_trunc('month', day), key, step, sum(count) from funnel_day
   where dimension = 'tour' and day >= $1 and day < $2 group by 1, 2, 3`;

/**
 * Visits of tours from `$1` to `$2`: whole months by monthly sums, the days before and after them by daily
 * ones. The whole months start at `$3` and end before `$4`; without any, both are the day after the last.
 */
export const sumsOfTours = `
  select key, step, sum(count)::bigint as count from (
    select tour_slug as key, step, count from funnel_tour_month where month >= $3 and month < $4
    union all
    select key, step, count from funnel_day where dimension = 'tour' and day >= $1 and day < $3
    union all
    select key, step, count from funnel_day where dimension = 'tour' and day >= $4 and day <= $2) as part
   group by 1, 2`;
