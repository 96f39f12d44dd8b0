import type { Money } from '@valam/contracts/shared/money';
import type { EntityManager } from 'typeorm';
import type { GiftCardEntity } from './gift-card.entity.js';

/** Emails about gift cards, queued in the transaction of the change. */
export abstract class GiftCardMails {
  /** To the buyer: confirms the payment, the recipient and the delivery date. */
  abstract bought(tx: EntityManager, card: GiftCardEntity): Promise<void>;
  /** To the recipient, with the code, which is generated for this email and not stored. */
  abstract delivered(
    tx: EntityManager,
    card: GiftCardEntity,
    sent: { readonly code: string; readonly balance: Money },
  ): Promise<void>;
  /**
   * To the buyer: the balance of the card is refunded. `isByHand`: staff made the refund, not the provider.
   */
  abstract refunded(
    tx: EntityManager,
    card: GiftCardEntity,
    amount: Money,
    how?: { readonly isByHand: boolean },
  ): Promise<void>;
  /** To the recipient, who has the code: it no longer works, because the card is blocked or refunded to its buyer. */
  abstract voided(
    tx: EntityManager,
    card: GiftCardEntity,
    why: { readonly isBlocked: boolean },
  ): Promise<void>;
  /** To the team: a card needs attention. */
  abstract alert(
    tx: EntityManager,
    card: GiftCardEntity,
    alert: { readonly title: string; readonly text: string },
  ): Promise<void>;
}
