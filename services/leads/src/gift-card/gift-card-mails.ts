import type { EntityManager } from 'typeorm';
import type { GiftCardEntity } from './gift-card.entity.js';

/** What people hear about gift cards, in the transaction of what has happened. */
export abstract class GiftCardMails {
  /** To the buyer: paid, and when it is sent to whom. */
  abstract bought(tx: EntityManager, card: GiftCardEntity): Promise<void>;
  /** To the recipient, with the code. It is drawn for this email and not stored. */
  abstract delivered(tx: EntityManager, card: GiftCardEntity, code: string): Promise<void>;
  /** To the team: something needs a person. */
  abstract alert(
    tx: EntityManager,
    card: GiftCardEntity,
    alert: { readonly title: string; readonly text: string },
  ): Promise<void>;
}
