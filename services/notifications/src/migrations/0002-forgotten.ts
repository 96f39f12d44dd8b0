import { migration } from '@valam/service-kit/database/migration';

export const m0002 = migration(
  '0002-forgotten',
  `
  -- Whoever it was to has been erased meanwhile: it still goes out, and is forgotten as soon as it has.
  alter table mail add column is_to_be_forgotten boolean not null default false;
  `,
);
