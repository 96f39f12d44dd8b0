import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { OutsideGiftCardRefund } from '../gift-card/outside-gift-card-refund.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import type { ProviderRefund } from '../provider/payment-provider.js';
import { RecordOutsideRefund } from '../refund/record-outside-refund.js';
import { SettleRefund } from '../refund/settle-refund.js';
import type { Applied } from './applied.js';
import { isOvertaken } from './earlier-events.js';
import { outsideRefundWords } from './outside-refund-words.js';

type OfPayment = ProviderRefund & { readonly paymentId: string };

/** A refund that was made manually at the provider, so it has none of our ids. */
@Injectable()
export class ReceiveOutsideRefund {
  constructor(
    private readonly giftCards: OutsideGiftCardRefund,
    private readonly outside: RecordOutsideRefund,
    private readonly settleRefund: SettleRefund,
    private readonly alerts: BookingAlerts,
  ) {}

  async run(tx: EntityManager, said: OfPayment): Promise<Applied> {
    if (said.state === 'pending' && (await isOvertaken(tx, said.id, 'refund.failed')))
      return { outcome: 'known already', bookingId: null };
    if (await this.giftCards.elsewhere(tx, said)) return { outcome: 'applied', bookingId: null };
    const bookingId = await this.ofBooking(tx, said);
    return { outcome: bookingId ? 'applied' : 'not ours', bookingId };
  }

  /** Recorded once, when it is completed: the provider sends several events of a refund. */
  private async ofBooking(tx: EntityManager, said: OfPayment): Promise<string | null> {
    const payment = await tx.findOneBy(PaymentEntity, { providerPaymentId: said.paymentId });
    if (!payment) return null;
    const booking = await lockBooking(tx, payment.bookingId);
    const known = await tx.findBy(RefundEntity, { providerRefundId: said.id });
    for (const { id } of known) await this.settleRefund.run(tx, id, said);
    if (known.length > 0 || said.state !== 'refunded') return booking.id;
    const recorded = await this.outside.run(tx, booking, payment, {
      kind: 'elsewhere',
      providerId: said.id,
      amountMinor: said.amountMinor,
      reason: 'Refunded by our team.',
    });
    await this.alerts.tell(tx, booking, {
      title: 'A refund was made at the payment provider',
      text: `Receipt ${payment.receiptNumber} was refunded there (${said.id}), not here. ${outsideRefundWords(booking, payment, recorded)} Refund from the booking’s page next time.`,
    });
    return booking.id;
  }
}
