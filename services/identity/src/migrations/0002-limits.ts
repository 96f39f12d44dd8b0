import { migration } from '@valam/service-kit/database/migration';

/** Counters of limits: lost with the machine, which is fine for them, and cheap to write. */
export const limitTable = migration(
  '0002-limits',
  `
  create unlogged table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  );
  `,
);
