/**
 * SQL condition on a departure `d`: on sale, or with a waitlist. On its first day a trip can no longer be booked. `today` is
 * the name of the query's parameter.
 */
export const isAhead = (today: string): string => `d.status = 'published' and d.start_date > ${today}
  and not exists (select 1 from departure_seats off where off.departure_id = d.id
    and off.status in ('cancelled', 'closed'))`;

/**
 * SQL condition: the tour has a future departure with seats. `today` is the name of the query's parameter. `offset 0`
 * keeps it a subquery per tour, which uses the index, instead of a join over all departures.
 */
export const isBookable = (today: string): string => `exists (
  select 1 from departure d left join departure_seats s on s.departure_id = d.id
  where d.tour_id = tour.id and d.status = 'published' and d.start_date > ${today}
    and coalesce(d.booking_status, '') !~* 'sold\\s*out'
    and (s.departure_id is null or (s.free > 0 and s.status in ('open', 'nearly_full'))) offset 0)`;
