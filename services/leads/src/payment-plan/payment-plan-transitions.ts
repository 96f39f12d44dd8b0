import type { PaymentPlanState } from '@valam/contracts/leads/payment-plan';

export const paymentPlanEvents = ['balance_paid', 'left', 'installment_missed', 'booking_over'] as const;
export type PaymentPlanEvent = (typeof paymentPlanEvents)[number];

/** The life of a payment plan: one that has ended stays as it is, a new choice is a new plan. */
export const paymentPlanTransitions: Readonly<
  Record<PaymentPlanState, Partial<Record<PaymentPlanEvent, PaymentPlanState>>>
> = {
  active: { balance_paid: 'completed', left: 'left', installment_missed: 'lapsed', booking_over: 'over' },
  completed: {},
  left: {},
  lapsed: {},
  over: {},
};
