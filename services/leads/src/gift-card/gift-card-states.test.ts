import { giftCardStates, type GiftCardState } from '@valam/contracts/leads/gift-card-rules';
import { describe, expect, it } from '@jest/globals';
import { giftCardEvents, giftCardTransitions } from './gift-card-states.js';

const cells: Record<string, GiftCardState> = {
  'unpaid + captured': 'paid',
  'unpaid + page_lapsed': 'lapsed',
  'lapsed + captured': 'paid',
  'paid + delivered': 'delivered',
  'paid + blocked': 'blocked',
  'delivered + sent_again': 'paid',
  'delivered + blocked': 'blocked',
  'blocked + unblocked': 'paid',
  'paid + refund_ordered': 'refunded',
  'delivered + refund_ordered': 'refunded',
  'blocked + refund_ordered': 'refunded',
  'refunded + refund_ordered': 'refunded',
};

describe('the states of a gift card', () => {
  for (const state of giftCardStates)
    for (const event of giftCardEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'impossible'}`, () => {
        expect(giftCardTransitions.next(state, event)).toBe(expected);
      });
    }
});
