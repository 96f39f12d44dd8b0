import type { Availability } from '@valam/contracts/leads/availability.schema';
import { offersFullPaymentFirst } from '@valam/contracts/leads/booking-amounts';
import type { PaymentWay } from '@valam/contracts/leads/payment-plan.schema';

/** The choices of the first step. */
export interface Choice {
  readonly dateId: string | null;
  readonly travellers: number;
  readonly roomOptionId: string | null;
  /** Null: not chosen, so the default of the date applies. */
  readonly plan: PaymentWay | null;
  /** The number of installments; null means the largest possible number. */
  readonly installments: number | null;
  /** As typed, or from the link. */
  readonly promoCode: string | null;
}

export const firstChoice: Choice = {
  dateId: null,
  travellers: 1,
  roomOptionId: null,
  plan: null,
  installments: null,
  promoCode: null,
};

/** The chosen way to pay. A late date has no installments, and its default is payment in full. */
export function wayToPay({ plan }: Choice, { startDate, terms }: Availability, today: Date): PaymentWay {
  const isLate = offersFullPaymentFirst(startDate, today, terms);
  return isLate && plan !== 'deposit' ? 'full' : (plan ?? 'deposit');
}
