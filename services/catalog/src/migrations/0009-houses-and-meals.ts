import { migration } from '@valam/service-kit/database/migration';

export const housesAndMeals = migration(
  '0009-houses-and-meals',
  `
  -- Where the group of a tour sleeps, and what it eats each day.
  alter table tour add column houses jsonb not null default '[]';
  alter table itinerary_day add column meals jsonb;
  `,
);
