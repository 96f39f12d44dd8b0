import type { GiftCardState } from '@valam/contracts/leads/gift-card-rules';
import { defineStates } from '@valam/service-kit/states/state-table';

export const giftCardEvents = [
  'captured',
  'page_lapsed',
  'delivered',
  'sent_again',
  'blocked',
  'unblocked',
  'refund_ordered',
] as const;
export type GiftCardEvent = (typeof giftCardEvents)[number];

/**
 * Transitions of a gift card. A payment after its page lapsed is still valid. A resent or unblocked card
 * waits for delivery again: it gets a new code, and the earlier one becomes invalid. A card refunded to its
 * buyer cannot be used anymore; refunds of bookings to that card go to the buyer too.
 */
export const giftCardTransitions = defineStates<GiftCardState, GiftCardEvent>(giftCardEvents, {
  unpaid: { captured: 'paid', page_lapsed: 'lapsed' },
  lapsed: { captured: 'paid' },
  paid: { delivered: 'delivered', blocked: 'blocked', refund_ordered: 'refunded' },
  delivered: { sent_again: 'paid', blocked: 'blocked', refund_ordered: 'refunded' },
  blocked: { unblocked: 'paid', refund_ordered: 'refunded' },
  refunded: { refund_ordered: 'refunded' },
});
