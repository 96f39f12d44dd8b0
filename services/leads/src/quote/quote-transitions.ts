import type { QuoteState } from '@valam/contracts/leads/quote.schema';

export const quoteEvents = ['accepted', 'payment_missed', 'lapsed', 'withdrawn'] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** The life of a proposal. Accepted means that its booking exists; a payment that never came opens it again. */
export const quoteTransitions: Readonly<Record<QuoteState, Partial<Record<QuoteEvent, QuoteState>>>> = {
  open: { accepted: 'accepted', lapsed: 'expired', withdrawn: 'withdrawn' },
  accepted: { payment_missed: 'open' },
  expired: {},
  withdrawn: {},
};
