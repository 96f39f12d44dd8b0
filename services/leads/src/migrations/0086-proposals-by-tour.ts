import { indexMigration } from '@valam/service-kit/database/index-migration';

/** For erasures, which search for the proposals of a booking and of a private tour. */
export const proposalsByTour = indexMigration('0086-proposals-by-tour', [
  'create index concurrently quote_by_booking on quote (booking_id) where booking_id is not null',
  'create index concurrently quote_by_departure on quote (departure_id)',
]);
