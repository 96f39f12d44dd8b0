import type { Availability } from '@valam/contracts/leads/availability.schema';
import { bookingAmounts, type BookingAmounts } from '@valam/contracts/leads/booking-amounts';
import type { PaymentWay } from '@valam/contracts/leads/payment-plan.schema';
import { afterDiscount } from '@valam/contracts/leads/promo-discount';
import type { Currency, Money } from '@valam/contracts/shared/money';

/** The choices of the first step. */
export interface Choice {
  readonly dateId: string | null;
  readonly travellers: number;
  readonly roomOptionId: string | null;
  readonly plan: PaymentWay;
  /** The number of installments; null stands for the largest number possible. */
  readonly installments: number | null;
  /** As typed or taken from the link. */
  readonly promoCode: string | null;
}

export const firstChoice: Choice = {
  dateId: null,
  travellers: 1,
  roomOptionId: null,
  plan: 'deposit',
  installments: null,
  promoCode: null,
};

/** Returns the price of the choice; the service computes it with the same function and compares. */
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
