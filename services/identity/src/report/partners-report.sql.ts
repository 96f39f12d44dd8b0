import type { PartnerOrder } from '@valam/contracts/identity/partner-report.schema';
import { mostReportRows } from '@valam/contracts/shared/report-range';
import { partnerDays } from './partner.sql.js';

/** A number of partners that can be called by phone. */
const mostSleeping = 50;

const figures = ['clicks', 'leads', 'bookings', 'canceled', 'commission_minor'];
const listed = (word: (name: string) => string): string => figures.map(word).join(', ');
/** A third faster than sums of `bigint`, which are `numeric`, and equally exact for integers up to 2^53. */
const quickSums = listed((name) => `sum(${name}::float8)::bigint as ${name}`);
const sums = listed((name) => `sum(${name})::bigint as ${name}`);

/**
 * Partners in the range whose eight parameters start at `$first`: whole months from and before two days, then
 * the days before and after them, each from and before two days with the sign by which they count.
 */
function rangeSums(first: number): string {
  const value = (offset: number, type: string) => '$'.concat(String(first + offset), '::', type);
  const edge = (offset: number, name: string): string => `
    select contributor_id, ${listed((figure) => `${figure} * ${value(offset + 2, 'int')}`)}
      from (${partnerDays(`day >= ${value(offset, 'date')} and day < ${value(offset + 1, 'date')}`)}) ${name}`;
  return `
    select contributor_id, ${quickSums} from (
      select contributor_id, ${figures.join(', ')} from partner_month
       where month >= ${value(0, 'date')} and month < ${value(1, 'date')}
      union all ${edge(2, 'head')}
      union all ${edge(5, 'tail')}) part
     group by 1`;
}

/** The same as `partnerValues`, highest first, with missing values last. */
const values: Readonly<Record<PartnerOrder, string>> = {
  clicks: 'clicks',
  leads: 'leads',
  bookings: 'bookings',
  conversion: 'case when clicks > 0 then round(bookings * 1000.0 / clicks) end',
  canceled: 'canceled',
  share: 'case when bookings > 0 then round(canceled * 1000.0 / bookings) end',
  commission: 'commission_minor',
};

/**
 * The first partners of a range (`$1` to `$8`) and of the previous one (`$9` to `$16`), preceded by the sums
 * of all partners, without a key. Sorted in the database: sending and sorting thousands of rows takes longer
 * than summing them.
 */
export const firstPartners = (order: PartnerOrder): string => `
  with now as (${rangeSums(1)}),
  earlier as (${rangeSums(9)}),
  one as materialized (
    select contributor_id, ${listed((name) => `coalesce(now.${name}, 0) as ${name}`)},
           ${listed((name) => `coalesce(earlier.${name}, 0) as then_${name}`)}
      from now full join earlier using (contributor_id)
     where (${listed((name) => `now.${name}`)}) <> (0, 0, 0, 0, 0) or (${listed((name) => `earlier.${name}`)}) <> (0, 0, 0, 0, 0)
  ),
  first as (
    select c.id::text as key, c.name as label, c.referral_code as code, one.*
      from one join contributor c on c.id = one.contributor_id
     order by ${values[order]} desc nulls last, bookings desc, leads desc, clicks desc, then_bookings desc, c.name, c.id
     limit ${mostReportRows}
  )
  select null as key, null as label, null as code, count(*)::int as count, 0 as position,
         ${listed((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`)},
         ${listed((name) => `coalesce(sum(then_${name}), 0)::bigint as then_${name}`)}
    from one
  union all
  select key, label, code, 1, row_number() over (), ${figures.join(', ')}, ${listed((name) => `then_${name}`)} from first
   order by position`;

/**
 * Periods of the range from `$1` to `$3` and of the previous one from `$2`. Days before `$4` have monthly
 * sums.
 */
export const sumsOfPeriods = (key: string): string => `
  select ${key} as key, day >= $1 as is_now, ${sums}
    from (select day, ${figures.join(', ')} from all_partners_day where day between $2 and $3 and day < $4
          union all
          select day, ${figures.join(', ')} from (${partnerDays('day between $2 and $3 and day >= $4')}) later) part
   group by 1, 2`;

const brought = 'clicks > 0 or leads > 0 or bookings > 0';

/**
 * Partners with results up to `$1` and none after `$2`. Months before `$3`, which is not after the month of
 * `$1`, are read as monthly sums. The history is read only for the few partners without recent results.
 */
export const sleepingPartners = `
  with awake as materialized (
    select contributor_id from partner_month
     where month >= date_trunc('month', $2::date) and month < $3::date and last_day > $2::date
    union
    select contributor_id from (${partnerDays('day > $2::date and day >= $3::date and day <= $1::date')}) later where ${brought}
  )
  select c.id, c.name, c.referral_code as code, last_day, clicks, leads, bookings, count(*) over ()::int as total
    from contributor c cross join lateral (
      select max(last_day) as last_day, sum(clicks)::bigint as clicks, sum(leads)::bigint as leads,
             sum(bookings)::bigint as bookings
        from (select last_day, clicks, leads, bookings from partner_month where contributor_id = c.id and month < $3::date
              union all
              select case when ${brought} then day end, clicks, leads, bookings
                from (${partnerDays('contributor_id = c.id and day >= $3::date and day <= $1::date')}) later) part) one
   where c.approval_status = 'approved' and last_day is not null
     and not exists (select from awake where awake.contributor_id = c.id)
   order by last_day desc, name limit ${mostSleeping}`;
