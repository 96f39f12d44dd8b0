import type { EntityManager } from 'typeorm';
import { giftCardTransitions, type GiftCardEvent } from './gift-card-states.js';
import { GiftCardEntity } from './gift-card.entity.js';

/** Locks the card's row until the end of the transaction; waits if another transaction has it. */
export const lockGiftCard = (tx: EntityManager, id: string): Promise<GiftCardEntity> =>
  tx.findOneOrFail(GiftCardEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });

/** Applies an event to a locked card and stores it. */
export async function advanceGiftCard(
  tx: EntityManager,
  card: GiftCardEntity,
  event: GiftCardEvent,
): Promise<void> {
  const next = giftCardTransitions.next(card.state, event);
  if (!next) throw new Error(`Gift card ${card.id} is ${card.state}: ${event} cannot happen`);
  card.state = next;
  card.version += 1;
  await tx.save(card);
}
