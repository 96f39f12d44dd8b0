import type { SelectQueryBuilder } from 'typeorm';
import { hasSeats, isAhead, startsIn } from './tour-availability.sql.js';
import type { TourEntity } from './tour.entity.js';

const firstOf = (which: string): string =>
  `(select min(d.start_date) from departure d where d.tour_id = tour.id and ${which})`;

/** The date that the tour's card names: the next with free seats, or else the next. */
export const soonest = `coalesce(${firstOf(hasSeats(':today'))}, ${firstOf(isAhead(':today'))})`;

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
