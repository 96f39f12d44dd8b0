import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SettleGiftCard } from '../gift-card/settle-gift-card.js';
import { SettleRefund } from '../refund/settle-refund.js';
import type { Applied } from './applied.js';
import { EndPaymentPage } from './end-payment-page.js';
import type { ProviderEvent } from '../provider/payment-provider.js';
import { SettleCharge } from './settle-charge.js';
import { RecordDispute } from './record-dispute.js';

/** An event that leads to something. */
export type EffectiveEvent = Exclude<ProviderEvent, { kind: 'other' }>;

/** What the rarer events lead to. */
@Injectable()
export class ProviderEventEffects {
  constructor(
    private readonly pages: EndPaymentPage,
    private readonly refunds: SettleRefund,
    private readonly disputes: RecordDispute,
    private readonly giftCards: SettleGiftCard,
    private readonly charges: SettleCharge,
  ) {}

  async run(tx: EntityManager, event: EffectiveEvent): Promise<Applied> {
    switch (event.kind) {
      case 'page':
        return this.pages.run(tx, event.page);
      case 'refund': {
        const { refundId } = event.refund;
        const bookingId = refundId ? await this.refunds.run(tx, refundId, event.refund) : null;
        return { outcome: bookingId ? 'applied' : 'not ours', bookingId };
      }
      case 'charge':
        return this.charges.run(tx, event.charge);
      case 'dispute': {
        if (await this.giftCards.disputed(tx, event.paymentId, event.status))
          return { outcome: 'applied', bookingId: null };
        const bookingId = await this.disputes.run(tx, event.paymentId, event.status);
        return { outcome: bookingId ? 'applied' : 'not ours', bookingId };
      }
    }
  }
}
