/**
 * SQL condition on a departure `d`: for sale, or with a waitlist. A trip cannot be booked on its first day.
 * `today` is the name of the query's parameter.
 */
export const isAhead = (today: string): string => `d.status = 'published' and d.start_date > ${today}
  and not exists (select 1 from departure_seats off where off.departure_id = d.id
    and off.status in ('cancelled', 'closed'))`;

/** SQL condition on a departure `d`: in the future, with free seats. */
export const hasSeats = (today: string): string => `d.status = 'published' and d.start_date > ${today}
  and coalesce(d.booking_status, '') !~* 'sold\\s*out'
  and not exists (select 1 from departure_seats s where s.departure_id = d.id
    and (s.free <= 0 or s.status not in ('open', 'nearly_full')))`;

/** SQL condition on a departure `d`: it starts in this month, of this year or of any. */
export const startsIn = (month: string, year: string): string => `extract(month from d.start_date) = ${month}
  and (${year}::int is null or extract(year from d.start_date) = ${year}::int)`;

/**
 * SQL condition: the tour has a future departure with seats, among those that match `which`. `today` is the
 * name of the query's parameter. `offset 0` keeps it a subquery per tour, which uses the index, instead of a
 * join over all departures.
 */
export const isBookable = (today: string, which = 'true'): string => `exists (
  select 1 from departure d where d.tour_id = tour.id and ${hasSeats(today)} and (${which}) offset 0)`;
