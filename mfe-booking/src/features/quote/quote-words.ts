import type { Quote } from '@valam/contracts/leads/quote.schema';
import { formatDeadline } from '@valam/contracts/shared/days';

/** The state of a proposal, as text. */
export function quoteWords({ state, validUntil, bookingRef, unpaidUntil }: Quote): string {
  switch (state) {
    case 'open':
      return `This proposal is valid until ${formatDeadline(validUntil)}.`;
    case 'accepted':
      if (unpaidUntil)
        return `You’ve accepted this proposal and haven’t paid yet. We hold your seats until ${formatDeadline(unpaidUntil)}.`;
      return bookingRef
        ? `You’ve accepted this proposal. The email about booking ${bookingRef} has your private link.`
        : 'You’ve accepted this proposal.';
    case 'expired':
      return `This proposal expired on ${formatDeadline(validUntil)}. Write to us and we’ll renew it.`;
    case 'withdrawn':
      return 'This proposal is no longer valid. Write to us for a new one.';
  }
}
