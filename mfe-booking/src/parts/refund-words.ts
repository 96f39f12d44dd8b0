import type { RefundState } from '@valam/contracts/leads/booking-states';
import { refundTime } from '@valam/contracts/leads/refund-words';

/** Payments by gift card are refunded to the gift card first. */
const whereItShows = `It shows on a card within ${refundTime}, on a gift card right away.`;

/** The state of a refund, as text. */
export const refundStateWords: Record<RefundState, string | null> = {
  none: null,
  pending: `The refund is on its way. ${whereItShows}`,
  partial: 'Part of what you paid has been refunded.',
  refunded: `The refund has been made. ${whereItShows}`,
  failed:
    'The refund hasn’t gone through yet. Our team knows, and we will try again; there’s nothing you need to do.',
};
