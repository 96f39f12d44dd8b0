import type { SavedCardState } from '@valam/contracts/leads/payment-plan';
import { defineStates } from '@valam/service-kit/states/state-table';

export const savedCardEvents = ['saved', 'not_allowed', 'withdrawn', 'charges_failed', 'plan_ended'] as const;
export type SavedCardEvent = (typeof savedCardEvents)[number];

/** Transitions of a saved card. An ended one is detached at the provider and never charged again. */
export const savedCardTransitions = defineStates<SavedCardState, SavedCardEvent>(savedCardEvents, {
  waiting: { saved: 'active', not_allowed: 'refused', withdrawn: 'withdrawn', plan_ended: 'over' },
  active: { withdrawn: 'withdrawn', charges_failed: 'failed', plan_ended: 'over' },
  refused: {},
  withdrawn: {},
  failed: {},
  over: {},
});
