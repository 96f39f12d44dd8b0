import { migration } from '@valam/service-kit/database/migration';

/** Who was reminded of a booking that they left at the payment page, once per person and date, and who does not want it. */
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
