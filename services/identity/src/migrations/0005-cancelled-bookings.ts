import { migration } from '@valam/service-kit/database/migration';

export const cancelledBookings = migration(
  '0005-cancelled-bookings',
  `
  alter table booking_snapshot
    add column is_cancelled boolean not null default false,
    add column start_date date,
    add column end_date date;
  alter table commission add column closes_at timestamptz;
  update commission set closes_at = completed_at;
  drop index commission_locked;
  `,
);
