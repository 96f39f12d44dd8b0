import type { SelectQueryBuilder } from 'typeorm';
import { isAhead } from './tour-availability.sql.js';
import type { TourEntity } from './tour.entity.js';

export const soonest = `(select min(d.start_date) from departure d
  where d.tour_id = tour.id and ${isAhead(':today')})`;

export function narrowToMonth(query: SelectQueryBuilder<TourEntity>, month: string): void {
  const [number, year] = month.split('-').reverse().map(Number);
  query.andWhere(
    `exists (select 1 from departure d where d.tour_id = tour.id and ${isAhead(':today')}
       and extract(month from d.start_date) = :month
       and (:year::int is null or extract(year from d.start_date) = :year::int) offset 0)`,
    { month: number, year: year ?? null },
  );
}
