import { migration } from '@valam/service-kit/database/migration';

/** Answers are read by the day on which they were due; all that the report asks for is in the index. */
export const promisesByDay = migration(
  '0070-promises-by-day',
  `
  create index lead_promised on lead (answer_due_at)
    include (answered_at, created_at, type, owner_name)
    where answer_due_at is not null and state <> 'spam';
  `,
);
