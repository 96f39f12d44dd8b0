import { partnerDays } from './partner.sql.js';

/** A list that can still be worked through by phone. */
const mostSleeping = 50;

const figures = ['clicks', 'leads', 'bookings', 'canceled', 'commission_minor'];
const sums = figures.map((name) => `sum(${name})::bigint as ${name}`).join(', ');

/**
 * Partners from `$1` to `$2`: whole months by their sums, the days before and after them one by one. The whole months begin
 * at `$3` and end before `$4`; without any, both are the day after the last.
 */
export const sumsOfPartners = `
  select c.id::text as key, c.name as label, c.referral_code as code, ${figures.join(', ')} from (
    select contributor_id, ${sums} from (
      select contributor_id, ${figures.join(', ')} from partner_month where month >= $3 and month < $4
      union all
      select contributor_id, ${figures.join(', ')} from (${partnerDays('day >= $1 and day < $3')}) earlier
      union all
      select contributor_id, ${figures.join(', ')} from (${partnerDays('day >= $4 and day <= $2')}) later) part
     group by 1) one join contributor c on c.id = one.contributor_id`;

/** Periods of the range from `$1` to `$3` and of the one before it from `$2`. Days before `$4` are summed up. */
export const sumsOfPeriods = (key: string): string => `
  select ${key} as key, null as label, null as code, day >= $1 as is_now, ${sums}
    from (select day, ${figures.join(', ')} from all_partners_day where day between $2 and $3 and day < $4
          union all
          select day, ${figures.join(', ')} from (${partnerDays('day between $2 and $3 and day >= $4')}) later) part
   group by 1, 4`;

/**
 * Partners up to `$1` who brought something, and nothing after `$2`. Months before `$3` are read by their sums; `$3` is not
 * after the month of `$1`.
 */
export const sleepingPartners = `
  with part as materialized (
    select contributor_id, last_day, clicks, leads, bookings from partner_month where month < $3
    union all
    select contributor_id, case when clicks > 0 or leads > 0 or bookings > 0 then day end, clicks, leads, bookings
      from (${partnerDays('day >= $3 and day <= $1')}) later
  )
  select c.id, c.name, c.referral_code as code, last_day, clicks, leads, bookings, count(*) over ()::int as total
    from (select contributor_id, max(last_day) as last_day, sum(clicks)::bigint as clicks, sum(leads)::bigint as leads,
                 sum(bookings)::bigint as bookings
            from part group by 1 having max(last_day) <= $2) one
    join contributor c on c.id = one.contributor_id
   where c.approval_status = 'approved'
   order by last_day desc, name limit ${mostSleeping}`;
