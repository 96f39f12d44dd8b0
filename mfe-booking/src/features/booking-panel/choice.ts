import type { PaymentWay } from '@valam/contracts/leads/payment-plan.schema';

/** The choices of the first step. */
export interface Choice {
  readonly dateId: string | null;
  readonly travellers: number;
  readonly roomOptionId: string | null;
  readonly plan: PaymentWay;
  /** The number of installments; null means the largest possible number. */
  readonly installments: number | null;
  /** As typed, or from the link. */
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
