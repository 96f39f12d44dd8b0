import type { Availability } from '@valam/contracts/leads/availability.schema';
import { bookingAmounts, type BookingAmounts } from '@valam/contracts/leads/booking-amounts';
import { afterDiscount } from '@valam/contracts/leads/promo-discount';
import type { Currency, Money } from '@valam/contracts/shared/money';
import type { Choice } from './choice';

/** The price of the selection. The service computes it with the same function and compares. */
export function amountsOf(
  departure: Availability,
  choice: Choice,
  currency: Currency,
  discount: Money | null = null,
): BookingAmounts {
  const room = departure.roomOptions.find(({ id }) => id === choice.roomOptionId);
  const supplement = room?.supplement ?? null;
  const listed = bookingAmounts(departure.prices, choice.travellers, currency, supplement, departure.terms);
  return discount ? afterDiscount(listed, discount, departure.terms) : listed;
}
