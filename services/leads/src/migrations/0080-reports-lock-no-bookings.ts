import { migration } from '@valam/service-kit/database/migration';

/**
 * A rebuild writes an entry for every booking in one transaction, so that a half-finished report is never
 * visible. A foreign key would lock each of these bookings until its end: payments would wait for minutes.
 */
export const reportsLockNoBookings = migration(
  '0080-reports-lock-no-bookings',
  `
  alter table funnel_entry drop constraint funnel_entry_booking_id_fkey;
  alter table sales_entry drop constraint sales_entry_booking_id_fkey;
  `,
);
