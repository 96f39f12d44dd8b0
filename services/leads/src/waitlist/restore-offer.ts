import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { nextWaitlistState } from './waitlist-transitions.js';

/**
 * The payment page of an accepted offer could not be opened: the offer stands again and keeps its seats. False when the
 * booking did not come from an offer.
 */
export async function restoreOffer(tx: EntityManager, booking: BookingEntity): Promise<boolean> {
  if (!booking.waitlistEntryId) return false;
  const entry = await tx.findOneOrFail(WaitlistEntryEntity, {
    where: { id: booking.waitlistEntryId },
    lock: { mode: 'for_no_key_update' },
  });
  const next = nextWaitlistState(entry.state, 'payment_unavailable');
  if (!next) return false;
  entry.state = next;
  entry.bookingId = null;
  entry.version += 1;
  await tx.save(entry);
  return true;
}
