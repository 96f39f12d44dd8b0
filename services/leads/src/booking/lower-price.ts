import type { BookingEntity } from './booking.entity.js';

/**
 * Reduces the price of a continuing booking by the amount of a refund, so that the balance does not change.
 * @param keptMinor its payments less its refunds, before this one
 */
export function lowerPrice(booking: BookingEntity, keptMinor: number, byMinor: number): void {
  const before = booking.totalMinor;
  booking.totalMinor = before - byMinor;
  // The amount retained from partial cancellations is refunded last.
  booking.retainedMinor = Math.min(booking.retainedMinor, keptMinor - byMinor);
  booking.priceUsdMinor = Math.round((booking.priceUsdMinor * booking.totalMinor) / before);
  booking.depositMinor = Math.min(booking.depositMinor, booking.totalMinor);
}
