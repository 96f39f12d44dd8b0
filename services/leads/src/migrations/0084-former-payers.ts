import { migration } from '@valam/service-kit/database/migration';

/**
 * Who paid, of the invoices of a booking that was transferred: an erasure finds those of everyone who had the booking,
 * also between two transfers.
 */
export const formerPayers = migration(
  '0084-former-payers',
  `
  alter table invoice add column former_email text;
  create index invoice_former_email on invoice (former_email) where former_email is not null;
  `,
);
