import { migration } from '@valam/service-kit/database/migration';

export const datesOfRetreats = migration(
  '0034-dates-of-retreats',
  `
  -- What a retreat with dates is sold by. That a departure belongs to one tour or one retreat, the table knows already.
  alter table retreat
    add column number_of_seats int check (number_of_seats >= 0),
    add column room_options jsonb not null default '[]',
    add column diet_served text[] not null default '{}',
    add column diet_not_served text[] not null default '{}';
  create index departure_of_retreat on departure (retreat_id, start_date) where status = 'published';
  `,
);
