import { Injectable } from '@nestjs/common';
import { giftCardYears } from '@valam/contracts/leads/gift-card-rules';
import { addMonths, istDay } from '@valam/contracts/shared/days';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import type { ProviderPage } from '../provider/payment-provider.js';
import { GiftCardMails } from './gift-card-mails.js';
import { advanceGiftCard, lockGiftCard } from './advance-gift-card.js';
import { GiftCardEntity } from './gift-card.entity.js';
import { GiftCards } from './gift-cards.js';

type GiftCardOutcome = 'applied' | 'known already' | 'amount differs' | 'nothing to do';

/** Applies the provider's state of a card's payment page, once: from a webhook or a query. */
@Injectable()
export class SettleGiftCard {
  constructor(
    private readonly giftCards: GiftCards,
    private readonly mails: GiftCardMails,
  ) {}

  /** Null if the page does not belong to a card. */
  async run(tx: EntityManager, page: ProviderPage): Promise<GiftCardOutcome | null> {
    const found =
      (await tx.findOneBy(GiftCardEntity, { providerId: page.id })) ??
      // The event may arrive before the response to our request: then only our id is known.
      (page.sessionId ? await tx.findOneBy(GiftCardEntity, { id: page.sessionId }) : null);
    if (!found) return null;
    const card = await lockGiftCard(tx, found.id);
    if (card.state !== 'unpaid' && card.state !== 'lapsed') return 'known already';
    card.providerId ??= page.id;
    if (!page.isPaid) return this.notPaid(tx, card, page);
    if (page.amountMinor !== card.amountMinor || page.currency !== card.currency) {
      // Compared by its payment, because the page is queried every few minutes.
      if (page.paymentId && card.providerPaymentId === page.paymentId) return 'amount differs';
      card.providerPaymentId = page.paymentId;
      await tx.save(card);
      await this.mails.alert(tx, card, {
        title: 'A payment for a gift card does not match',
        text: `The provider reports ${page.amountMinor} ${page.currency}, and we expected ${card.amountMinor} ${card.currency} (session ${page.id}). The card was not issued. Please check it at the provider.`,
      });
      return 'amount differs';
    }
    const now = unitOf(tx).clock.now();
    card.paidAt = now;
    card.providerPaymentId = page.paymentId;
    card.expiresOn = addMonths(istDay(now), 12 * giftCardYears);
    if (card.deliverAt < now) card.deliverAt = now;
    await advanceGiftCard(tx, card, 'captured');
    await this.giftCards.add(tx, card.id, { kind: 'issued', amountMinor: card.amountMinor });
    await this.mails.bought(tx, card);
    return 'applied';
  }

  private async notPaid(
    tx: EntityManager,
    card: GiftCardEntity,
    page: ProviderPage,
  ): Promise<GiftCardOutcome> {
    if (page.status !== 'expired' || card.state === 'lapsed') return 'nothing to do';
    await advanceGiftCard(tx, card, 'page_lapsed');
    return 'applied';
  }
}
