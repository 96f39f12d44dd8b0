import { indexMigration } from '@valam/service-kit/database/index-migration';

/** For promo codes, which find the paid bookings of a person under every spelling of the address. */
export const bookingsByMailbox = indexMigration('0091-bookings-by-mailbox', [
  `create index concurrently booking_paid_by_mailbox on booking ((
    case when split_part(person_email, '@', 2) in ('gmail.com', 'googlemail.com')
      then replace(split_part(split_part(person_email, '@', 1), '+', 1), '.', '') || '@gmail.com'
      else split_part(split_part(person_email, '@', 1), '+', 1) || '@' || split_part(person_email, '@', 2) end
  )) where deposit_paid_at is not null`,
]);
