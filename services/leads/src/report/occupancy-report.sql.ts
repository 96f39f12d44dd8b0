import { occupancyDepartures } from '@valam/contracts/leads/report.schema';

/**
 * Departures with the value of their bookings and the travelers of earlier departures of the same tour at the
 * same distance from their start. `$1` and `$2` are the range, `$3` is today. The earlier ones are the same
 * for all departures of a tour, so they are looked up once per tour. Bookings are joined per departure: for
 * one join of all departures, the planner reads the whole table.
 */
export const departures = `
  with shown as materialized (
    select id, tour_id, tour_title, start_date, capacity, confirmed, minimum_group, decision_date, cancelled_at is not null as is_canceled
      from departure where start_date between $1 and $2
     order by start_date, tour_title, id limit ${occupancyDepartures}
  ),
  earlier as materialized (
    select e.tour_id, e.id, e.start_date
      from (select distinct tour_id from shown where start_date >= $3) t
      cross join lateral (
        select tour_id, id, start_date from departure
         where tour_id = t.tour_id and start_date < $3 and cancelled_at is null
         order by start_date desc limit 8) e
  ),
  sold as materialized (
    select e.id, e.start_date - s.day as days_ahead, s.travelers
      from earlier e cross join lateral (
        select s.day, sum(s.travelers)::int as travelers
          from booking b join sales_entry s on s.booking_id = b.id
         where b.departure_id = e.id and s.travelers <> 0
         group by 1) s
  ),
  compared as (
    select d.id, e.start_date,
           coalesce(sum(s.travelers) filter (where s.days_ahead >= d.start_date - $3::date), 0) as sold_then,
           coalesce(sum(s.travelers), 0) as sold
      from shown d join earlier e on e.tour_id = d.tour_id left join sold s on s.id = e.id
     where d.start_date >= $3
     group by d.id, e.id, e.start_date
  ),
  pace as (
    select id, json_agg(json_build_object('start', start_date, 'then', sold_then, 'final', sold) order by start_date) as earlier
      from compared group by id
  )
  select d.*, coalesce(stake.at_stake, '[]') as at_stake, coalesce(pace.earlier, '[]') as earlier
    from shown d left join pace on pace.id = d.id
    left join lateral (
      select json_agg(json_build_object('currency', currency, 'minor', minor) order by currency) as at_stake
        from (select b.currency, sum(b.total_minor) as minor
                from booking b
               where b.departure_id = d.id and b.state in ('deposit_paid', 'balance_due', 'paid') group by 1) sums) stake on true
   order by d.start_date, d.tour_title, d.id`;

export const seatSums = `select count(*) filter (where cancelled_at is null)::int as departures,
              count(*) filter (where cancelled_at is not null)::int as canceled,
              coalesce(sum(capacity) filter (where cancelled_at is null), 0)::int as capacity,
              coalesce(sum(confirmed) filter (where cancelled_at is null), 0)::int as sold
         from departure where start_date between $1 and $2`;
