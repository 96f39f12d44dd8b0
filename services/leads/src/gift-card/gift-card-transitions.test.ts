import { giftCardStates, type GiftCardState } from '@valam/contracts/leads/gift-card-rules';
import { describe, expect, it } from '@jest/globals';
import { giftCardEvents, giftCardTransitions } from './gift-card-transitions.js';

const cells: Record<string, GiftCardState> = {
  'unpaid + captured': 'paid',
  'unpaid + page_lapsed': 'lapsed',
  'lapsed + captured': 'paid',
  'paid + delivered': 'delivered',
  'paid + blocked': 'blocked',
  'delivered + sent_again': 'paid',
  'delivered + blocked': 'blocked',
  'blocked + unblocked': 'paid',
};

describe('a gift card', () => {
  for (const state of giftCardStates)
    for (const event of giftCardEvents) {
      const expected = cells[`${state} + ${event}`];
      it(`${state} + ${event} → ${expected ?? 'cannot happen'}`, () => {
        expect(giftCardTransitions[state][event]).toBe(expected);
      });
    }
});
