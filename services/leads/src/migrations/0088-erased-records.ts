import { indexMigration } from '@valam/service-kit/database/index-migration';

/** For the list of records that were erased since a time. */
export const erasedRecords = indexMigration('0088-erased-records', [
  'create index concurrently booking_erased on booking (erased_at, id) where erased_at is not null',
  'create index concurrently lead_erased on lead (erased_at, id) where erased_at is not null',
  'create index concurrently gift_card_erased on gift_card (erased_at, id) where erased_at is not null',
]);
