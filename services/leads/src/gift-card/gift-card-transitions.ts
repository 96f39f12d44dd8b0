import type { GiftCardState } from '@valam/contracts/leads/gift-card-rules';
import type { EntityManager } from 'typeorm';
import { GiftCardEntity } from './gift-card.entity.js';

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

/** Waits for the card's row and holds it until the end of the transaction. */
export const lockGiftCard = (tx: EntityManager, id: string): Promise<GiftCardEntity> =>
  tx.findOneOrFail(GiftCardEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });

/** Moves a locked card along its life and stores it. */
export async function advanceGiftCard(
  tx: EntityManager,
  card: GiftCardEntity,
  event: GiftCardEvent,
): Promise<void> {
  const next = giftCardTransitions[card.state][event];
  if (!next) throw new Error(`Gift card ${card.id} is ${card.state}: ${event} cannot happen`);
  card.state = next;
  card.version += 1;
  await tx.save(card);
}
