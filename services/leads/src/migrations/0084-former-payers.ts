import { migration } from '@valam/service-kit/database/migration';

/**
 * Payers of invoices of transferred bookings, so that an erasure finds those of every former owner, even one
 * between two transfers.
 */
export const formerPayers = migration(
  '0084-former-payers',
  `
  alter table invoice add column former_email text;
  create index invoice_former_email on invoice (former_email) where former_email is not null;
  `,
);
