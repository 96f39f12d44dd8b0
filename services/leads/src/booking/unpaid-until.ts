import type { BookingEntity } from './booking.entity.js';

/** The end of a hold that is not paid yet; null for any other booking. */
export function unpaidUntil(booking: BookingEntity | null): string | null {
  const isHeld = booking?.state === 'held' || booking?.state === 'awaiting_payment';
  return isHeld ? (booking.holdExpiresAt?.toISOString() ?? null) : null;
}
