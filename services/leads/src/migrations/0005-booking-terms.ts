import { migration } from '@valam/service-kit/database/migration';

/** Terms that the operator sets for all new bookings. A hold outlives its payment page of 31 minutes. */
export const bookingTerms = migration(
  '0005-booking-terms',
  `
  create table booking_terms (
    id text primary key check (id = 'all'),
    deposit_percent int not null check (deposit_percent between 5 and 90),
    balance_days_before int not null check (balance_days_before between 1 and 180),
    hold_minutes int not null check (hold_minutes between 33 and 240),
    version int not null default 1,
    changed_at timestamptz not null default now()
  );
  insert into booking_terms (id, deposit_percent, balance_days_before, hold_minutes) values ('all', 20, 30, 36);
  `,
);
