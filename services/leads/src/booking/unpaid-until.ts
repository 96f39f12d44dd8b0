import type { BookingEntity } from './booking.entity.js';

/** The end of an unpaid hold; null for any other booking. */
export function unpaidUntil(booking: BookingEntity | null): string | null {
  const isHeld = booking?.state === 'held' || booking?.state === 'awaiting_payment';
  return isHeld ? (booking.holdExpiresAt?.toISOString() ?? null) : null;
}
