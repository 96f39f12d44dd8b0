import { migration } from '@valam/service-kit/database/migration';

export const m0021 = migration(
  '0021-resent-at',
  `
  -- When the back office last sent it again: from then on it is retried for days once more.
  alter table mail add column resent_at timestamptz;
  `,
);
