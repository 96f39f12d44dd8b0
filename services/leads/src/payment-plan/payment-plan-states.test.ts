import { paymentPlanStates, type PaymentPlanState } from '@valam/contracts/leads/payment-plan';
import { describe, expect, it } from '@jest/globals';
import { paymentPlanEvents, paymentPlanTransitions } from './payment-plan-states.js';

const cells: Record<string, PaymentPlanState> = {
  'active + balance_paid': 'completed',
  'active + left': 'left',
  'active + installment_missed': 'lapsed',
  'active + booking_over': 'over',
};

describe('the states of a payment plan', () => {
  for (const state of paymentPlanStates)
    for (const event of paymentPlanEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'impossible'}`, () => {
        expect(paymentPlanTransitions.next(state, event)).toBe(expected);
      });
    }
});
