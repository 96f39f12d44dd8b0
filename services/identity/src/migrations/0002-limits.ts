import { migration } from '@valam/service-kit/database/migration';

/** Counters of rate limits in an unlogged table: cheap to write, and their loss in a crash is acceptable. */
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
