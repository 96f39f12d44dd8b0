import { describe, expect, it } from '@jest/globals';
import { shareStates, type ShareState } from '@valam/contracts/leads/share';
import { shareEvents, shareTransitions } from './share-states.js';

const cells: Record<string, ShareState> = {
  'open + paid': 'paid',
  'open + day_passed': 'lapsed',
  'open + withdrawn': 'withdrawn',
  'open + balance_paid': 'covered',
  'open + booking_over': 'over',
  'lapsed + paid': 'paid',
};

describe('the states of a share', () => {
  for (const state of shareStates)
    for (const event of shareEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'cannot happen'}`, () => {
        expect(shareTransitions.next(state, event)).toBe(expected);
      });
    }
});
