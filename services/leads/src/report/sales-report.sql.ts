import { sums } from './sales.sql.js';

/** Periods and currencies, from the daily sums of all sales. */
export const salesSums = (key: string): string => `
  select ${key} as key, currency, day >= $1 as is_now, ${sums}
    from sales_day
   where dimension = 'all' and day between $2 and $3 and ($4::text is null or currency = $4)
   group by 1, 2, 3`;

export const latestTitles = `
  select tour_id, tour_title from unnest($1::uuid[]) as sold (tour_id) cross join lateral (
    select d.tour_title from departure d where d.tour_id = sold.tour_id order by d.start_date desc limit 1) latest`;
