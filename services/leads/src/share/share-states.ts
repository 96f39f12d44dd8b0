import type { ShareState } from '@valam/contracts/leads/share';
import { defineStates } from '@valam/service-kit/states/state-table';

export const shareEvents = ['paid', 'day_passed', 'withdrawn', 'balance_paid', 'booking_over'] as const;
export type ShareEvent = (typeof shareEvents)[number];

/** Transitions of a share. A lapsed one may still be paid late; all others that have ended are final. */
export const shareTransitions = defineStates<ShareState, ShareEvent>(shareEvents, {
  open: {
    paid: 'paid',
    day_passed: 'lapsed',
    withdrawn: 'withdrawn',
    balance_paid: 'covered',
    booking_over: 'over',
  },
  paid: {},
  lapsed: { paid: 'paid' },
  withdrawn: {},
  covered: {},
  over: {},
});
