import { bookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { discountOn } from '@valam/contracts/leads/promo-discount';
import { isZero, money, type Currency } from '@valam/contracts/shared/money';
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
 * Price of this booking on a departure for a number of travelers; null if its room is not offered there. On
 * the booking's own departure, the travelers keep the agreed price, and additional travelers pay the current
 * one. The price of a proposal stays as agreed, per traveler.
 */
export function priceOn(
  booking: BookingEntity,
  departure: DepartureEntity,
  quantity: number,
): TripPrice | null {
  const agreed = agreedPrice(booking, travelersWhoKeep(booking, departure, quantity));
  const joining = listPrice(booking, departure, quantity - agreed.travelers);
  if (!joining) return null;
  const before = money(agreed.minor + joining.minor, booking.currency);
  const discounted = money(agreed.discountedMinor + joining.minor, booking.currency);
  const discountMinor = (booking.promo && discountOn(discounted, booking.promo)?.amountMinor) ?? 0;
  const tripMinor = before.amountMinor - discountMinor;
  // A completely refunded price has no amount in dollars left: it is converted at the ratio of the additional
  // travelers.
  const beforeUsd =
    booking.totalMinor === 0 && joining.minor > 0
      ? (before.amountMinor * joining.usdMinor) / joining.minor
      : agreed.usdMinor + joining.usdMinor;
  const tripUsdMinor = isZero(before) ? 0 : Math.round((beforeUsd * tripMinor) / before.amountMinor);
  return { tripMinor, tripUsdMinor, discountMinor };
}

function travelersWhoKeep(booking: BookingEntity, departure: DepartureEntity, quantity: number): number {
  if (booking.quoteId) return quantity;
  return departure.id === booking.departureId ? Math.min(quantity, booking.quantity) : 0;
}

/** The part of the agreed price, before the discount, for these travelers. */
function agreedPrice(booking: BookingEntity, travelers: number) {
  const { totalMinor, retainedMinor, discountMinor, priceUsdMinor, quantity } = booking;
  const before = totalMinor - retainedMinor + discountMinor;
  const ofThem = (wholeMinor: number): number => Math.round((wholeMinor * travelers) / quantity);
  const minor = ofThem(before);
  const usdMinor = totalMinor > 0 ? (priceUsdMinor * minor) / totalMinor : 0;
  return { travelers, minor, discountedMinor: ofThem(discountedPrice(booking, before)), usdMinor };
}

/** The price that the discount was computed from. Later refunds reduced the price, but not the discount. */
function discountedPrice({ promo, discountMinor, currency }: BookingEntity, beforeMinor: number): number {
  if (!promo?.percent) return beforeMinor;
  const isOfThis = discountOn(money(beforeMinor, currency), promo)?.amountMinor === discountMinor;
  return isOfThis ? beforeMinor : Math.round((discountMinor * 100) / promo.percent);
}

function listPrice({ roomOption, currency }: BookingEntity, departure: DepartureEntity, travelers: number) {
  if (travelers === 0) return { minor: 0, usdMinor: 0 };
  const room = roomOption ? departure.roomOptions.find(({ id }) => id === roomOption.id) : null;
  if (room === undefined) return null;
  const priced = (of: Currency): number =>
    bookingAmounts(departure.prices, travelers, of, room?.supplement ?? null).total.amountMinor;
  return { minor: priced(currency), usdMinor: priced('USD') };
}
