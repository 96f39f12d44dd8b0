import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { discountOn } from '@valam/contracts/leads/promo-discount';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { DepartureEntity } from '../departure/departure.entity.js';

/** Price of the trip itself, without the amount retained from partial cancellations. */
export interface TripPrice {
  readonly tripMinor: number;
  readonly tripUsdMinor: number;
  /** Discount of the booking's promo code; not part of the price. */
  readonly discountMinor: number;
}

/**
 * Price of this booking on a departure for a number of travelers; null when its room is not offered there. An agreed
 * price stays as agreed, per traveler.
 */
export function priceOn(
  booking: BookingEntity,
  departure: DepartureEntity,
  quantity: number,
): TripPrice | null {
  if (booking.quoteId) {
    const { totalMinor, retainedMinor } = booking;
    const tripMinor = totalMinor - retainedMinor;
    const tripUsdMinor = totalMinor > 0 ? (booking.priceUsdMinor * tripMinor) / totalMinor : 0;
    const share = (minor: number): number => Math.round((minor * quantity) / booking.quantity);
    return { tripMinor: share(tripMinor), tripUsdMinor: share(tripUsdMinor), discountMinor: 0 };
  }
  const room = booking.roomOption
    ? departure.roomOptions.find(({ id }) => id === booking.roomOption?.id)
    : null;
  if (room === undefined) return null;
  const supplement = room?.supplement ?? null;
  const listed = bookingAmounts(departure.prices, quantity, booking.currency, supplement).total;
  const inUsd = bookingAmounts(departure.prices, quantity, 'USD', supplement).total;
  const discount = booking.promo ? discountOn(listed, booking.promo) : null;
  const discountMinor = discount?.amountMinor ?? 0;
  const tripMinor = listed.amountMinor - discountMinor;
  return {
    tripMinor,
    tripUsdMinor: Math.round((inUsd.amountMinor * tripMinor) / listed.amountMinor),
    discountMinor,
  };
}
