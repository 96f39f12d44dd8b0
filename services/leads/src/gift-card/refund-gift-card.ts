import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { normalizeEmail } from '@valam/contracts/shared/text';
import { Clock } from '@valam/service-kit/clock/clock';
import { inParts, inTransactions } from '@valam/service-kit/database/in-transactions';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { PaymentProvider, ProviderRefused, type ProviderRefund } from '../provider/payment-provider.js';
import { advanceGiftCard, lockGiftCard } from './advance-gift-card.js';
import { GiftCardMails } from './gift-card-mails.js';
import { refundGiftCardJob } from './gift-card.jobs.js';
import { GiftCardEntity, GiftCardRefundEntity } from './gift-card.entity.js';
import { GiftCards } from './gift-cards.js';

const openRefunds = `select id from gift_card_refund
        where state = 'failed' and attempt <= $1 or state = 'pending' and created_at <= $2
        order by created_at limit 100`;

const refundedWithMoney = `select c.id from gift_card c where c.state = 'refunded'
          and (select sum(l.amount_minor) from gift_card_line l where l.gift_card_id = c.id) > 0 order by c.id limit 100`;

const mostTries = 5;
/** Minutes without an event after which the provider is queried. */
const silenceMinutes = 30;

/** Refunds the balance of a card to its buyer, once, to the original payment. */
@Injectable()
export class RefundGiftCard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly giftCards: GiftCards,
    private readonly mails: GiftCardMails,
  ) {}

  /** The caller has locked the card and checked that no part is reserved. The card becomes unusable. */
  async order(
    tx: EntityManager,
    card: GiftCardEntity,
    {
      amountMinor,
      reason,
      requestedBy,
    }: Pick<GiftCardRefundEntity, 'amountMinor' | 'reason' | 'requestedBy'>,
  ): Promise<void> {
    const id = randomUUID();
    const hasRecipient = card.deliveredAt !== null && card.state !== 'refunded';
    await advanceGiftCard(tx, card, 'refund_ordered');
    // A buyer who is the recipient too gets the email about the refund.
    if (hasRecipient && normalizeEmail(card.recipientEmail) !== normalizeEmail(card.buyerEmail))
      await this.mails.voided(tx, card, { isBlocked: false });
    await this.giftCards.add(tx, card.id, { kind: 'refunded', amountMinor: -amountMinor });
    await tx.insert(GiftCardRefundEntity, {
      ...{ id, giftCardId: card.id, amountMinor, currency: card.currency, reason, requestedBy },
      ...{ state: 'pending', attempt: 1, createdAt: this.clock.now() },
    });
    await addJob(tx, refundGiftCardJob, { refundId: id }, { key: `gift-card-refund:${id}` });
  }

  /** Asks the provider whether the refund already exists before requesting it. */
  @OnJob(refundGiftCardJob)
  async make({ refundId }: JobPayload<typeof refundGiftCardJob>): Promise<void> {
    const { refund, providerPaymentId } = await this.dataSource.transaction((tx) => this.begin(tx, refundId));
    if (refund.state === 'refunded' || !providerPaymentId) return;
    const { amountMinor, attempt } = refund;
    const order = { paymentId: providerPaymentId, amountMinor, refundId, attempt };
    try {
      const made =
        (await this.provider.findRefund(order)) ??
        (await this.provider.refund(order, `refund-${refundId}-${attempt}`));
      await this.dataSource.transaction((tx) => this.settle(tx, refundId, made));
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await this.dataSource.transaction((tx) => this.refused(tx, refund, error.message));
    }
  }

  /** Prevents a failed refund from being marked as paid in another way while the provider is called. */
  private async begin(tx: EntityManager, refundId: string) {
    const { giftCardId } = await tx.findOneByOrFail(GiftCardRefundEntity, { id: refundId });
    const { providerPaymentId } = await lockGiftCard(tx, giftCardId);
    const refund = await tx.findOneByOrFail(GiftCardRefundEntity, { id: refundId });
    if (refund.state === 'failed') {
      refund.state = 'pending';
      await tx.save(refund);
    }
    return { refund, providerPaymentId };
  }

  /** Applies the provider's state of a refund. False if it is not a refund of a gift card. */
  async settle(tx: EntityManager, refundId: string, said: ProviderRefund): Promise<boolean> {
    const known = await tx.findOneBy(GiftCardRefundEntity, { id: refundId });
    if (!known) return false;
    const card = await lockGiftCard(tx, known.giftCardId);
    const refund = await tx.findOneByOrFail(GiftCardRefundEntity, { id: refundId });
    // A refund made at the provider has no number: it was the first. Several events report one failure.
    const isOfEarlierTry = (said.attempt ?? 1) < refund.attempt;
    if (said.state === 'failed') {
      if (isOfEarlierTry) return true;
      await tx.update(GiftCardRefundEntity, { id: refundId }, { providerRefundId: said.id });
      await this.fail(tx, refundId, said.failure ?? 'The provider gave no reason.');
      return true;
    }
    // Events arrive in any order: an older one is ignored for a refund that has since failed, which is final.
    const hasFailedSince = isOfEarlierTry && said.id === refund.providerRefundId;
    if (refund.state === 'refunded' || hasFailedSince) return true;
    refund.providerRefundId = said.id;
    if (said.state === 'refunded') {
      refund.state = 'refunded';
      refund.lastError = null;
      refund.settledAt = this.clock.now();
      await this.mails.refunded(tx, card, money(refund.amountMinor, refund.currency));
    }
    await tx.save(refund);
    return true;
  }

  /** Marks failed refunds of a locked card as paid by transfer or in cash. False if there are none. */
  async madeByHand(tx: EntityManager, card: GiftCardEntity): Promise<boolean> {
    const failed = { giftCardId: card.id, state: 'failed' } as const;
    const amountMinor = Number((await tx.sum(GiftCardRefundEntity, 'amountMinor', failed)) ?? 0);
    if (amountMinor === 0) return false;
    const made = { state: 'refunded', lastError: null, settledAt: this.clock.now() } as const;
    await tx.update(GiftCardRefundEntity, failed, made);
    await this.mails.refunded(tx, card, money(amountMinor, card.currency), { isByHand: true });
    return true;
  }

  /**
   * Every hour: retries failed refunds for a while, queries those without an event, and orders refunds of
   * later credits.
   */
  @Scheduled('retry-gift-card-refunds')
  async sweep(): Promise<void> {
    await inParts(
      () => this.retryOpen(),
      () => this.passOnReturned(),
    );
  }

  private async retryOpen(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - silenceMinutes * 60_000);
    const rows = await this.dataSource.query<{ id: string }[]>(openRefunds, [mostTries, before]);
    for (const { id } of rows)
      await addJob(
        this.dataSource.manager,
        refundGiftCardJob,
        { refundId: id },
        { key: `gift-card-refund:${id}` },
      );
  }

  /** A canceled booking was paid with a card that was refunded since: nobody can use the credit on it. */
  private async passOnReturned(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(refundedWithMoney);
    await inTransactions(this.dataSource, rows, async (tx, { id }) => {
      const card = await lockGiftCard(tx, id);
      const amountMinor = await this.giftCards.available(tx, id);
      if (amountMinor <= 0) return;
      const reason = 'A booking that was paid for with this card was refunded to it.';
      await this.order(tx, card, { amountMinor, reason, requestedBy: 'system' });
    });
  }

  /** Another attempt may have settled it, or failed before: then this refusal is not news. */
  private async refused(
    tx: EntityManager,
    { id, giftCardId, attempt }: GiftCardRefundEntity,
    why: string,
  ): Promise<void> {
    await lockGiftCard(tx, giftCardId);
    const refund = await tx.findOneByOrFail(GiftCardRefundEntity, { id });
    if (refund.state === 'refunded' || refund.attempt !== attempt) return;
    await this.fail(tx, id, why);
  }

  private async fail(tx: EntityManager, refundId: string, why: string): Promise<void> {
    const { giftCardId } = await tx.findOneByOrFail(GiftCardRefundEntity, { id: refundId });
    const card = await lockGiftCard(tx, giftCardId);
    const refund = await tx.findOneByOrFail(GiftCardRefundEntity, { id: refundId });
    refund.state = 'failed';
    refund.settledAt = null;
    refund.lastError = why;
    refund.attempt += 1;
    await tx.save(refund);
    await this.mails.alert(tx, card, {
      title: 'The refund of a gift card failed',
      text: `${formatMoney(money(refund.amountMinor, refund.currency))} could not be refunded to its buyer: ${why}`,
    });
  }
}
