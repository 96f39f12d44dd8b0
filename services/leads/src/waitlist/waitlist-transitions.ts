import type { WaitlistState } from '@valam/contracts/leads/waitlist.schema';

export const waitlistEvents = [
  'offered',
  'accepted',
  'payment_unavailable',
  'offer_lapsed',
  'withdrawn',
  'departure_over',
] as const;
export type WaitlistEvent = (typeof waitlistEvents)[number];

/** The life of a place in the queue. A cell that is missing cannot happen. */
export const waitlistTransitions: Readonly<
  Record<WaitlistState, Partial<Record<WaitlistEvent, WaitlistState>>>
> = {
  waiting: { offered: 'offered', withdrawn: 'withdrawn', departure_over: 'closed' },
  offered: { accepted: 'accepted', offer_lapsed: 'lapsed', withdrawn: 'withdrawn', departure_over: 'closed' },
  accepted: { payment_unavailable: 'offered' },
  lapsed: {},
  withdrawn: {},
  closed: {},
};

export function nextWaitlistState(state: WaitlistState, event: WaitlistEvent): WaitlistState | null {
  return waitlistTransitions[state][event] ?? null;
}
