import { migration } from '@valam/service-kit/database/migration';

/** The title and the days of the trip on an invoice that was opened: the tour may be renamed later, or have other days. */
export const tripsOfInvoices = migration(
  '0089-trips-of-invoices',
  `
  alter table invoice add column trip jsonb;
  `,
);
