import { migration } from '@valam/service-kit/database/migration';

export const confirmedFeasts = migration(
  '0006-confirmed-feasts',
  `
  -- An editor has seen the day in the temple's own almanac; until then it is computed and may move by a day.
  alter table festival_day add column is_confirmed boolean not null default false;
  `,
);
