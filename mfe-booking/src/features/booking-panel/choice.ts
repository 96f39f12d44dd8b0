import type { Availability } from '@valam/contracts/leads/availability.schema';
import { bookingAmounts, type BookingAmounts } from '@valam/contracts/leads/booking-amounts';
import type { Currency } from '@valam/contracts/shared/money';

/** What a traveler has chosen in the first step. */
export interface Choice {
  readonly dateId: string | null;
  readonly travellers: number;
  readonly roomOptionId: string | null;
  readonly paysInFull: boolean;
}

export const firstChoice: Choice = { dateId: null, travellers: 1, roomOptionId: null, paysInFull: false };

/** What the choice costs; the service computes the same with the same function and compares. */
export function amountsOf(departure: Availability, choice: Choice, currency: Currency): BookingAmounts {
  const room = departure.roomOptions.find(({ id }) => id === choice.roomOptionId);
  const supplement = room?.supplement ?? null;
  return bookingAmounts(departure.prices, choice.travellers, currency, supplement, departure.terms);
}
