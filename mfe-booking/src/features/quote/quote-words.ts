import type { Quote } from '@valam/contracts/leads/quote.schema';
import { istMoment } from '../../parts/ist';

/** Where a proposal stands. */
export function quoteWords({ state, validUntil, bookingRef }: Quote): string {
  switch (state) {
    case 'open':
      return `This proposal and its price stand until ${istMoment(validUntil)}.`;
    case 'accepted':
      return bookingRef
        ? `You have taken this proposal. The mail about booking ${bookingRef} holds your private link.`
        : 'You have taken this proposal.';
    case 'expired':
      return `This proposal stood until ${istMoment(validUntil)}. Write to us and we renew it.`;
    case 'withdrawn':
      return 'This proposal no longer stands. Write to us for a new one.';
  }
}
