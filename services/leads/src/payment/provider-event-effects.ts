import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RefundGiftCard } from '../gift-card/refund-gift-card.js';
import { SettleRefund } from '../refund/settle-refund.js';
import type { Applied } from './applied.js';
import { EndPaymentPage } from './end-payment-page.js';
import type { ProviderEvent, ProviderRefund } from '../provider/payment-provider.js';
import { SettleCharge } from './settle-charge.js';
import { ReceiveOutsideRefund } from './receive-outside-refund.js';
import { RecordDispute } from './record-dispute.js';

/** An event that has an effect. */
export type EffectiveEvent = Exclude<ProviderEvent, { kind: 'other' }>;

/** Handlers of the rarer events of the provider. */
@Injectable()
export class ProviderEventEffects {
  constructor(
    private readonly pages: EndPaymentPage,
    private readonly refunds: SettleRefund,
    private readonly disputes: RecordDispute,
    private readonly charges: SettleCharge,
    private readonly cardRefunds: RefundGiftCard,
    private readonly outside: ReceiveOutsideRefund,
  ) {}

  async run(tx: EntityManager, event: EffectiveEvent): Promise<Applied> {
    switch (event.kind) {
      case 'page':
        return this.pages.run(tx, event.page);
      case 'refund':
        return this.refund(tx, event.refund);
      case 'charge':
        return this.charges.run(tx, event.charge);
      case 'dispute':
        return this.disputes.run(tx, event.dispute);
    }
  }

  /** A refund without one of our ids was made manually at the provider. */
  private async refund(tx: EntityManager, refund: ProviderRefund): Promise<Applied> {
    const { refundId, paymentId } = refund;
    if (refundId) {
      const bookingId = await this.refunds.run(tx, refundId, refund);
      if (bookingId) return { outcome: 'applied', bookingId };
      const isOfCard = await this.cardRefunds.settle(tx, refundId, refund);
      return { outcome: isOfCard ? 'applied' : 'not ours', bookingId: null };
    }
    if (!paymentId) return { outcome: 'not ours', bookingId: null };
    return this.outside.run(tx, { ...refund, paymentId });
  }
}
