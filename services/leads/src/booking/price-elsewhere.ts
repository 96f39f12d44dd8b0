import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import type { BookingEntity } from './booking.entity.js';
import type { NewPrice } from './reprice-booking.js';
import type { DepartureEntity } from '../departure/departure.entity.js';

/**
 * What this booking costs on a departure with so many travellers; null when its room is not offered there. An agreed
 * price stays as agreed, per traveller.
 */
export function priceOn(
  booking: BookingEntity,
  departure: DepartureEntity,
  quantity: number,
): NewPrice | null {
  if (booking.quoteId) {
    const share = (minor: number): number => Math.round((minor * quantity) / booking.quantity);
    return { totalMinor: share(booking.totalMinor), priceUsdMinor: share(booking.priceUsdMinor) };
  }
  const room = booking.roomOption
    ? departure.roomOptions.find(({ id }) => id === booking.roomOption?.id)
    : null;
  if (room === undefined) return null;
  const supplement = room?.supplement ?? null;
  return {
    totalMinor: bookingAmounts(departure.prices, quantity, booking.currency, supplement).total.amountMinor,
    priceUsdMinor: bookingAmounts(departure.prices, quantity, 'USD', supplement).total.amountMinor,
  };
}
