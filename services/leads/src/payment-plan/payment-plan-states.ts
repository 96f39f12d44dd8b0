import type { PaymentPlanState } from '@valam/contracts/leads/payment-plan';
import { defineStates } from '@valam/service-kit/states/state-table';

export const paymentPlanEvents = ['balance_paid', 'left', 'installment_missed', 'booking_over'] as const;
export type PaymentPlanEvent = (typeof paymentPlanEvents)[number];

/** Transitions of a payment plan: an ended one is final, a new choice is a new plan. */
export const paymentPlanTransitions = defineStates<PaymentPlanState, PaymentPlanEvent>(paymentPlanEvents, {
  active: { balance_paid: 'completed', left: 'left', installment_missed: 'lapsed', booking_over: 'over' },
  completed: {},
  left: {},
  lapsed: {},
  over: {},
});
