import { migration } from '@valam/service-kit/database/migration';

export const endedAccess = migration(
  '0035-ended-access',
  `
  -- Staff who lost access within the life of a preview link.
  create table ended_access (
    user_id uuid primary key,
    ended_at timestamptz not null
  );
  `,
);
