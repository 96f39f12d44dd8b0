import { migration } from '@valam/service-kit/database/migration';

/** Reminders sent for bookings left at the payment page, once per person and date, and opt-outs from them. */
export const checkoutReminders = migration(
  '0050-checkout-reminders',
  `
  create table checkout_reminder (
    booking_id uuid primary key references booking,
    departure_id uuid not null references departure,
    person_email text not null,
    at timestamptz not null,
    unique (departure_id, person_email)
  );

  create table checkout_reminder_stop (
    person_email text primary key,
    at timestamptz not null
  );
  `,
);
