import { migration } from '@valam/service-kit/database/migration';

/** The versions of the policies last announced by catalog. Bookings store the ones in force. */
export const knownPolicies = migration(
  '0030-known-policies',
  `
  create table known_policy (
    id uuid primary key,
    slug text not null,
    version text not null,
    effective_from date not null,
    is_published boolean not null,
    changed_at timestamptz not null
  );
  `,
);
