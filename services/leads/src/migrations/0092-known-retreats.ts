import { migration } from '@valam/service-kit/database/migration';

/** Retreats have pages without having dates: bookings link to them, as to tours, while they are published. */
export const knownRetreats = migration(
  '0092-known-retreats',
  `
  create table known_retreat (slug text primary key, is_published boolean not null, changed_at timestamptz not null);
  `,
);
