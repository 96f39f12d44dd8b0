import { migration } from '@valam/service-kit/database/migration';

/**
 * Leads by the day of their promised answer, for all people or one: the report on promises lists the leads of
 * a row.
 */
export const promisedLeads = migration(
  '0081-promised-leads',
  `
  create index lead_promised on lead (answer_due_at desc, id) where answer_due_at is not null and state <> 'spam';
  create index lead_promised_by on lead (coalesce(owner_name, ''), answer_due_at desc, id)
    where answer_due_at is not null and state <> 'spam';
  `,
);
