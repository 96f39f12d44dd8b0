import { migration } from '@valam/service-kit/database/migration';

/** Index for answers by due day, with all columns of the report. */
export const promisesByDay = migration(
  '0070-promises-by-day',
  `
  create index lead_promised on lead (answer_due_at)
    include (answered_at, created_at, type, owner_name)
    where answer_due_at is not null and state <> 'spam';
  `,
);
