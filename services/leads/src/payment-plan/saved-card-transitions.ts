import type { SavedCardState } from '@valam/contracts/leads/payment-plan';

export const savedCardEvents = ['saved', 'not_allowed', 'withdrawn', 'charges_failed', 'plan_ended'] as const;
export type SavedCardEvent = (typeof savedCardEvents)[number];

/** The life of a saved card. One that has ended is detached at the provider and never charged again. */
export const savedCardTransitions: Readonly<
  Record<SavedCardState, Partial<Record<SavedCardEvent, SavedCardState>>>
> = {
  waiting: { saved: 'active', not_allowed: 'refused', withdrawn: 'withdrawn', plan_ended: 'over' },
  active: { withdrawn: 'withdrawn', charges_failed: 'failed', plan_ended: 'over' },
  refused: {},
  withdrawn: {},
  failed: {},
  over: {},
};
