import type { GiftCardState } from '@valam/contracts/leads/gift-card-rules';

export const giftCardEvents = [
  'captured',
  'page_lapsed',
  'delivered',
  'sent_again',
  'blocked',
  'unblocked',
] as const;
export type GiftCardEvent = (typeof giftCardEvents)[number];

/**
 * The life of a gift card. A payment that comes after its page lapsed is still a payment. A card that is sent again, or
 * was blocked, waits for delivery once more: it gets a new code, and the one of before is void.
 */
export const giftCardTransitions: Readonly<
  Record<GiftCardState, Partial<Record<GiftCardEvent, GiftCardState>>>
> = {
  unpaid: { captured: 'paid', page_lapsed: 'lapsed' },
  lapsed: { captured: 'paid' },
  paid: { delivered: 'delivered', blocked: 'blocked' },
  delivered: { sent_again: 'paid', blocked: 'blocked' },
  blocked: { unblocked: 'paid' },
};
