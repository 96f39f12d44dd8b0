import { migration } from '@valam/service-kit/database/migration';

/**
 * A departure belongs to a trip, referenced by `tour_id`, `tour_slug` and `tour_title`: a tour, or a retreat with dates.
 */
export const datesOfRetreats = migration(
  '0055-dates-of-retreats',
  `
  alter table departure
    add column trip_kind text not null default 'tour' check (trip_kind in ('tour', 'retreat'));
  `,
);
