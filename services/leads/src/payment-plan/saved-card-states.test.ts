import { savedCardStates, type SavedCardState } from '@valam/contracts/leads/payment-plan';
import { describe, expect, it } from '@jest/globals';
import { savedCardEvents, savedCardTransitions } from './saved-card-states.js';

const cells: Record<string, SavedCardState> = {
  'waiting + saved': 'active',
  'waiting + not_allowed': 'refused',
  'waiting + withdrawn': 'withdrawn',
  'waiting + plan_ended': 'over',
  'active + withdrawn': 'withdrawn',
  'active + charges_failed': 'failed',
  'active + plan_ended': 'over',
};

describe('the states of a saved card', () => {
  for (const state of savedCardStates)
    for (const event of savedCardEvents) {
      const expected = cells[`${state} + ${event}`] ?? null;
      it(`${state} + ${event} → ${expected ?? 'impossible'}`, () => {
        expect(savedCardTransitions.next(state, event)).toBe(expected);
      });
    }
});
