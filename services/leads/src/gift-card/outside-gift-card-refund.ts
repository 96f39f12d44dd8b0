import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { disputeOutcome } from '../provider/dispute-outcome.js';
import type { ProviderDispute, ProviderRefund } from '../provider/payment-provider.js';
import { advanceGiftCard, lockGiftCard } from './advance-gift-card.js';
import { GiftCardMails } from './gift-card-mails.js';
import { GiftCardEntity, GiftCardRefundEntity } from './gift-card.entity.js';
import { GiftCards } from './gift-cards.js';
import { RefundGiftCard } from './refund-gift-card.js';

interface Returned {
  readonly providerId: string;
  readonly amountMinor: number;
  readonly reason: string;
}

/**
 * Disputes and refunds that originate at the provider: the buyer disputes the payment of a card, or a
 * colleague refunds it there.
 */
@Injectable()
export class OutsideGiftCardRefund {
  constructor(
    private readonly giftCards: GiftCards,
    private readonly refunds: RefundGiftCard,
    private readonly mails: GiftCardMails,
  ) {}

  /**
   * Blocks the card and alerts the team, who have some days to respond. A won dispute does not block it,
   * because the team may already have unblocked it. A loss is recorded.
   */
  async disputed(
    tx: EntityManager,
    { id, paymentId, status, amountMinor }: ProviderDispute,
  ): Promise<boolean> {
    const card = await this.cardOf(tx, paymentId);
    if (!card) return false;
    const outcome = disputeOutcome(status);
    const isNews = outcome !== 'won' && (await this.block(tx, card));
    if (outcome !== 'lost') {
      if (isNews) await this.mails.voided(tx, card, { isBlocked: true });
      await this.mails.alert(tx, card, disputeAlert(outcome, status, card));
      return true;
    }
    // The provider sends several events for a lost dispute.
    if (await tx.existsBy(GiftCardRefundEntity, { providerRefundId: id })) return true;
    const reason = 'The bank refunded it after a dispute.';
    const words = await this.record(tx, card, { providerId: id, amountMinor, reason });
    if (isNews) await this.voidedAfterRefund(tx, card);
    await this.mails.alert(tx, card, {
      title: 'The dispute about a gift card is lost',
      text: `The payer has the money back. ${words} Leave the card blocked.`,
    });
    return true;
  }

  /** A refund made manually at the provider: the card must not be usable anymore. */
  async elsewhere(
    tx: EntityManager,
    said: ProviderRefund & { readonly paymentId: string },
  ): Promise<boolean> {
    const card = await this.cardOf(tx, said.paymentId);
    if (!card) return false;
    const known = await tx.findBy(GiftCardRefundEntity, { providerRefundId: said.id });
    for (const { id } of known) await this.refunds.settle(tx, id, said);
    if (known.length > 0) return true;
    if (said.state === 'failed') {
      if (card.state === 'blocked') await this.mails.alert(tx, card, notRefunded);
      return true;
    }
    const isNews = await this.block(tx, card);
    if (said.state !== 'refunded') {
      if (isNews) await this.mails.voided(tx, card, { isBlocked: true });
      return true;
    }
    const words = await this.record(tx, card, {
      providerId: said.id,
      amountMinor: said.amountMinor,
      reason: 'Refunded by our team.',
    });
    await this.mails.refunded(tx, card, money(said.amountMinor, card.currency));
    if (isNews) await this.voidedAfterRefund(tx, card);
    await this.mails.alert(tx, card, {
      title: 'A gift card was refunded at the payment provider',
      text: `The card is blocked. ${words} Next time, refund the card from its page here.`,
    });
    return true;
  }

  private async cardOf(tx: EntityManager, providerPaymentId: string): Promise<GiftCardEntity | null> {
    const found = await tx.findOneBy(GiftCardEntity, { providerPaymentId });
    return found && lockGiftCard(tx, found.id);
  }

  /** True if this is news to a recipient, who has its code. */
  private async block(tx: EntityManager, card: GiftCardEntity): Promise<boolean> {
    if (card.state !== 'paid' && card.state !== 'delivered') return false;
    await advanceGiftCard(tx, card, 'blocked');
    return card.deliveredAt !== null;
  }

  /** A card without a balance is not unblocked. */
  private async voidedAfterRefund(tx: EntityManager, card: GiftCardEntity): Promise<void> {
    await this.mails.voided(tx, card, { isBlocked: (await this.giftCards.available(tx, card.id)) > 0 });
  }

  /** Records a refund up to the price of the card, and deducts its unspent part from the balance. */
  private async record(
    tx: EntityManager,
    card: GiftCardEntity,
    { providerId, amountMinor, reason }: Returned,
  ): Promise<string> {
    // The payment did not match and was returned, so there was no sale to refund.
    if (!card.paidAt) return 'The card was never issued: nothing is recorded.';
    const words = (minor: number): string => formatMoney(money(minor, card.currency));
    const settledMinor = await this.settleFailed(tx, card, { providerId, amountMinor });
    const earlier = await tx.sum(GiftCardRefundEntity, 'amountMinor', { giftCardId: card.id });
    const recordedMinor = Math.min(amountMinor - settledMinor, card.amountMinor - Number(earlier ?? 0));
    const settled = `${words(settledMinor)} of it had failed here and counts as made: it is not tried again.`;
    if (recordedMinor <= 0)
      return settledMinor > 0 ? settled : 'All of it had been refunded before: nothing more is recorded.';
    const takenMinor = Math.min(recordedMinor, await this.giftCards.available(tx, card.id));
    if (takenMinor > 0) await this.giftCards.add(tx, card.id, { kind: 'refunded', amountMinor: -takenMinor });
    const now = unitOf(tx).clock.now();
    await tx.insert(GiftCardRefundEntity, {
      ...{ id: randomUUID(), giftCardId: card.id, amountMinor: recordedMinor, currency: card.currency },
      ...{ state: 'refunded', attempt: 1, reason, requestedBy: 'provider', providerRefundId: providerId },
      ...{ createdAt: now, settledAt: now },
    });
    const recorded = `${settledMinor > 0 ? `${settled} ` : ''}${words(recordedMinor)} is recorded as a refund.`;
    return takenMinor < recordedMinor
      ? `${recorded} ${words(recordedMinor - takenMinor)} of it was spent before, or is reserved by a booking.`
      : recorded;
  }

  /** A refund that failed here was made manually at the provider. A retry would pay the buyer twice. */
  private async settleFailed(
    tx: EntityManager,
    { id: giftCardId }: GiftCardEntity,
    { providerId: providerRefundId, amountMinor }: Omit<Returned, 'reason'>,
  ): Promise<number> {
    const failed = await tx.find(GiftCardRefundEntity, {
      where: { giftCardId, state: 'failed' },
      order: { createdAt: 'ASC' },
    });
    const made = { state: 'refunded', lastError: null, settledAt: unitOf(tx).clock.now() } as const;
    let left = amountMinor;
    for (const refund of failed) {
      if (refund.amountMinor > left) continue;
      left -= refund.amountMinor;
      await tx.update(GiftCardRefundEntity, { id: refund.id }, { ...made, providerRefundId });
    }
    return amountMinor - left;
  }
}

const notRefunded = {
  title: 'A refund of a gift card at the payment provider failed',
  text: 'The card is blocked since it was begun there. Unblock it here if its buyer does not get the money back.',
};

function disputeAlert(outcome: 'won' | null, status: string, { state }: GiftCardEntity) {
  if (outcome === 'won')
    return {
      title: 'The dispute about a gift card is won',
      text: state === 'blocked' ? 'The payment is ours. Unblock the card here.' : 'The payment is ours.',
    };
  return {
    title: 'The payment for a gift card is disputed',
    text: `The card is blocked (${status}). Unblock it here once the dispute is won.`,
  };
}
