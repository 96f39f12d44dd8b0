import { indexMigration } from '@valam/service-kit/database/index-migration';

/**
 * For the sweep that erases travelers of bookings in any state, and for events that check whether a later one
 * exists. The first index replaces `booking_travellers_kept`, which is dropped a release later.
 */
export const erasedAndOvertaken = indexMigration('0085-erased-and-overtaken', [
  'create index concurrently booking_travellers_left on booking (departure_id) where travellers_erased_at is null',
  'create index concurrently provider_event_by_object on provider_event (object_id, type) where object_id is not null',
]);
