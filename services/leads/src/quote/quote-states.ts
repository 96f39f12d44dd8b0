import type { BookingState } from '@valam/contracts/leads/booking-states';
import type { QuoteState } from '@valam/contracts/leads/quote.schema';
import { defineStates } from '@valam/service-kit/states/state-table';

export const quoteEvents = ['accepted', 'payment_missed', 'lapsed', 'withdrawn'] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

/**
 * Transitions of a proposal. Accepted means that its booking exists; if the payment never arrives, it is
 * reopened.
 */
export const quoteTransitions = defineStates<QuoteState, QuoteEvent>(quoteEvents, {
  open: { accepted: 'accepted', lapsed: 'expired', withdrawn: 'withdrawn' },
  accepted: { payment_missed: 'open' },
  expired: {},
  withdrawn: {},
});

interface Proposal {
  readonly state: QuoteState;
  readonly validUntil: Date;
}

/**
 * The current state of a proposal, which the sweep stores a little later: without a payment it is open again,
 * as long as it is valid. A late payment still creates its booking, in any state of the proposal.
 */
export function quoteStateNow(
  { state, validUntil }: Proposal,
  bookingState: BookingState | null,
  now: Date,
): QuoteState {
  if (bookingState !== null && bookingState !== 'expired') return 'accepted';
  if (state === 'expired' || state === 'withdrawn') return state;
  return validUntil <= now ? 'expired' : 'open';
}
