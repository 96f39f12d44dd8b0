import { quoteStates, type QuoteState } from '@valam/contracts/leads/quote.schema';
import { describe, expect, it } from '@jest/globals';
import { quoteEvents, quoteStateNow, quoteTransitions } from './quote-states.js';

const cells: Record<string, QuoteState> = {
  'open + accepted': 'accepted',
  'open + lapsed': 'expired',
  'open + withdrawn': 'withdrawn',
  'accepted + payment_missed': 'open',
};

describe('the states of a proposal', () => {
  for (const state of quoteStates)
    for (const event of quoteEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'cannot happen'}`, () => {
        expect(quoteTransitions.next(state, event)).toBe(expected);
      });
    }
});

describe('the current state of a proposal', () => {
  const now = new Date('2027-01-10T10:00:00Z');
  const later = new Date(now.getTime() + 1);

  it.each([
    ['open', null, later, 'open'],
    ['open', null, now, 'expired'],
    ['accepted', 'awaiting_payment', now, 'accepted'],
    ['accepted', 'deposit_paid', now, 'accepted'],
    ['accepted', 'cancelled', later, 'accepted'],
    ['accepted', 'expired', later, 'open'],
    ['accepted', 'expired', now, 'expired'],
    ['open', 'expired', later, 'open'],
    ['open', 'deposit_paid', later, 'accepted'],
    ['withdrawn', 'expired', later, 'withdrawn'],
    ['expired', null, later, 'expired'],
    ['expired', 'deposit_paid', now, 'accepted'],
    ['withdrawn', 'deposit_paid', later, 'accepted'],
  ] as const)(
    'that is %s, with a booking that is %s, and ends on %s: %s',
    (state, booking, validUntil, shown) => {
      expect(quoteStateNow({ state, validUntil }, booking, now)).toBe(shown);
    },
  );
});
