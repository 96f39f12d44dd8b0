const measures = ['leads', 'bookings', 'canceled', 'commission_minor'] as const;

const istDay = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`;

/**
 * Inserts missing entries and adds them to the sums of their days, in one statement. Months with a late entry
 * are summed again.
 */
const writing = (facts: string): string => `
  with entry as (
    insert into partner_entry (source, source_id, day, kind, contributor_id, lead_id, booking_id, ${measures.join(', ')})
    select source, source_id, day, kind, contributor_id, lead_id, booking_id, ${measures.join(', ')} from (${facts}) fact
    on conflict do nothing
    returning *
  ),
  late as (
    update partner_reading set summed_before = date_trunc('month', (select min(day) from entry))
     where summed_before > (select min(day) from entry)
  )
  insert into partner_day as known (contributor_id, day, ${measures.join(', ')})
  select contributor_id, day, ${measures.map((name) => `sum(${name})`).join(', ')} from entry group by 1, 2
  on conflict (day, contributor_id) do update set
    ${measures.map((name) => `${name} = known.${name} + excluded.${name}`).join(', ')}`;

const isPaid = (snapshot: string): string => `(${snapshot}.standing -> 'net' ->> 'amountMinor')::bigint > 0`;

/**
 * A booking counts with its first event, and a cancellation with the first event of that state. Unpaid
 * bookings also have events, when their departure is canceled or their payment was too late: they count as
 * neither. Events may arrive in any order, so all events of a booking are read if one of them is numbered
 * above `$1` and up to `$2`.
 */
export const readBookings = writing(`
  select change.kind as source, s.booking_id || ':' || s.version as source_id, ${istDay('s.recorded_at')} as day, change.kind,
         c.contributor_id, null::uuid as lead_id, s.booking_id,
         0 as leads, (change.kind = 'booked')::int as bookings, (change.kind = 'canceled')::int as canceled,
         0 as commission_minor
    from booking_snapshot s
    join commission c on c.booking_id = s.booking_id
    left join booking_snapshot before on before.booking_id = s.booking_id and before.version = s.version - 1
    left join booking_snapshot opening on opening.booking_id = s.booking_id and opening.version = 1
    cross join lateral (values
      ('booked', s.version = 1 and ${isPaid('s')}),
      ('canceled', s.is_cancelled and (s.version = 1 or not before.is_cancelled)
                   and coalesce(${isPaid('opening')}, true))) as change (kind, is_so)
   where change.is_so and s.booking_id in (select booking_id from booking_snapshot where position > $1 and position <= $2)`);

/** Lines of the ledger count on the day of their insertion, including corrections. */
export const readLines = writing(`
  select 'line' as source, id::text as source_id, ${istDay('created_at')} as day, 'commission' as kind, contributor_id,
         null::uuid as lead_id, booking_id, 0 as leads, 0 as bookings, 0 as canceled, amount_minor as commission_minor
    from commission_line where position > $1 and position <= $2`);

export const readLeads = writing(`
  select 'lead' as source, lead_id::text as source_id, ${istDay('recorded_at')} as day, 'lead' as kind, contributor_id,
         lead_id, null::uuid as booking_id, 1 as leads, 0 as bookings, 0 as canceled, 0 as commission_minor
    from partner_lead where position > $1 and position <= $2`);

export const newestRows = `
  select (select coalesce(max(position), 0) from booking_snapshot) as snapshot,
         (select coalesce(max(position), 0) from commission_line) as line,
         (select coalesce(max(position), 0) from partner_lead) as lead`;

/** Advances the settled position once it is old enough. */
export const settle = (settledAfter: string): string => `
  update partner_reading set
    settled_snapshot = seen_snapshot, settled_line = seen_line, settled_lead = seen_lead, seen_when = now(),
    seen_snapshot = (select coalesce(max(position), 0) from booking_snapshot),
    seen_line = (select coalesce(max(position), 0) from commission_line),
    seen_lead = (select coalesce(max(position), 0) from partner_lead)
  where seen_when < now() - ${settledAfter}`;

export const startAgain = `
  update partner_reading set settled_snapshot = 0, settled_line = 0, settled_lead = 0,
    seen_snapshot = 0, seen_line = 0, seen_lead = 0, seen_when = '-infinity', summed_before = null`;

/** Daily figures of partners: the prepared ones, and clicks, which are counted by day as they arrive. */
export const partnerDays = (where: string): string => `
  select contributor_id, day, 0 as clicks, leads, bookings, canceled, commission_minor from partner_day where ${where}
  union all
  select contributor_id, day, clicks, 0, 0, 0, 0 from referral_click where ${where}`;

const sums = ['clicks', ...measures].map((name) => `sum(${name})`).join(', ');

/** Sums up the months of each partner from `$1` on and before `$2`, and the days of all partners. */
export const sumMonths = `
  with part as materialized (${partnerDays('day >= $1 and day < $2')}),
  months as (
    insert into partner_month (contributor_id, month, clicks, ${measures.join(', ')}, last_day)
    select contributor_id, date_trunc('month', day), ${sums}, max(day) filter (where clicks > 0 or leads > 0 or bookings > 0)
      from part group by 1, 2
  )
  insert into all_partners_day (day, clicks, ${measures.join(', ')}) select day, ${sums} from part group by 1`;
