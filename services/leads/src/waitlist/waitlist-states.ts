import type { WaitlistState } from '@valam/contracts/leads/waitlist.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

export const waitlistEvents = [
  'offered',
  'accepted',
  'payment_unavailable',
  'offer_lapsed',
  'withdrawn',
  'departure_over',
] as const;
export type WaitlistEvent = (typeof waitlistEvents)[number];

/** Transitions of a waitlist entry. A missing cell is an impossible transition. */
export const waitlistTransitions = defineStates<WaitlistState, WaitlistEvent>(waitlistEvents, {
  waiting: { offered: 'offered', withdrawn: 'withdrawn', departure_over: 'closed' },
  offered: { accepted: 'accepted', offer_lapsed: 'lapsed', withdrawn: 'withdrawn', departure_over: 'closed' },
  accepted: { payment_unavailable: 'offered' },
  lapsed: {},
  withdrawn: {},
  closed: {},
});
