import { quoteStates, type QuoteState } from '@valam/contracts/leads/quote.schema';
import { describe, expect, it } from '@jest/globals';
import { quoteEvents, quoteTransitions } from './quote-states.js';

const cells: Record<string, QuoteState> = {
  'open + accepted': 'accepted',
  'open + lapsed': 'expired',
  'open + withdrawn': 'withdrawn',
  'accepted + payment_missed': 'open',
};

describe('a proposal', () => {
  for (const state of quoteStates)
    for (const event of quoteEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'cannot happen'}`, () => {
        expect(quoteTransitions.next(state, event)).toBe(expected);
      });
    }
});
