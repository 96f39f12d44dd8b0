import { migration } from '@valam/service-kit/database/migration';

/** Former addresses of tours, and the current one: reports count visits by address, and show one row for a tour. */
export const formerTourAddresses = migration(
  '0090-former-tour-addresses',
  `
  create table former_tour_address (
    slug text primary key,
    tour_id uuid not null,
    current_slug text not null,
    changed_at timestamptz not null
  );
  `,
);
