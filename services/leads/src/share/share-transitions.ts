import type { ShareState } from '@valam/contracts/leads/share';

export const shareEvents = ['paid', 'day_passed', 'withdrawn', 'balance_paid', 'booking_over'] as const;
export type ShareEvent = (typeof shareEvents)[number];

/** The life of a share. One whose day has passed may still be paid late; all others that have ended stay as they are. */
export const shareTransitions: Readonly<Record<ShareState, Partial<Record<ShareEvent, ShareState>>>> = {
  open: {
    paid: 'paid',
    day_passed: 'lapsed',
    withdrawn: 'withdrawn',
    balance_paid: 'covered',
    booking_over: 'over',
  },
  lapsed: { paid: 'paid' },
  paid: {},
  withdrawn: {},
  covered: {},
  over: {},
};
