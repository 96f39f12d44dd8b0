import type { SelectQueryBuilder } from 'typeorm';
import { hasSeats, isAhead, startsIn } from './tour-availability.sql.js';
import type { TourEntity } from './tour.entity.js';

export const soonest = `(select min(d.start_date) from departure d
  where d.tour_id = tour.id and ${isAhead(':today')})`;

/** With free seats in that month, if only tours with seats are wanted. */
export function narrowToMonth(
  query: SelectQueryBuilder<TourEntity>,
  month: string,
  isAvailable: boolean,
): void {
  const [number, year] = month.split('-').reverse().map(Number);
  const isOffered = (isAvailable ? hasSeats : isAhead)(':today');
  query.andWhere(
    `exists (select 1 from departure d where d.tour_id = tour.id and ${isOffered}
       and ${startsIn(':month', ':year')} offset 0)`,
    { month: number, year: year ?? null },
  );
}
