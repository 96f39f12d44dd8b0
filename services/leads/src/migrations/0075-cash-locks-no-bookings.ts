import { migration } from '@valam/service-kit/database/migration';

/**
 * The data prepared for the cash report is read from bookings in one snapshot. A foreign key would lock each of them,
 * and fail the whole run if one was changed concurrently.
 */
export const cashLocksNoBookings = migration(
  '0075-cash-locks-no-bookings',
  `
  alter table cash_entry drop constraint cash_entry_booking_id_fkey, drop constraint cash_entry_gift_card_id_fkey;
  alter table cash_due drop constraint cash_due_booking_id_fkey;
  `,
);
