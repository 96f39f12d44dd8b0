import type { QuoteState } from '@valam/contracts/leads/quote.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

export const quoteEvents = ['accepted', 'payment_missed', 'lapsed', 'withdrawn'] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/** Transitions of a proposal. Accepted means that its booking exists; if the payment never arrives, it is reopened. */
export const quoteTransitions = defineStates<QuoteState, QuoteEvent>(quoteEvents, {
  open: { accepted: 'accepted', lapsed: 'expired', withdrawn: 'withdrawn' },
  accepted: { payment_missed: 'open' },
  expired: {},
  withdrawn: {},
});
