import type { EntityManager } from 'typeorm';
import { giftCardTransitions, type GiftCardEvent } from './gift-card-transitions.js';
import { GiftCardEntity } from './gift-card.entity.js';

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
