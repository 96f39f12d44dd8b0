import { migration } from '@valam/service-kit/database/migration';

/** The title and the days of the trip on an opened invoice: the tour may be renamed or rescheduled later. */
export const tripsOfInvoices = migration(
  '0089-trips-of-invoices',
  `
  alter table invoice add column trip jsonb;
  `,
);
