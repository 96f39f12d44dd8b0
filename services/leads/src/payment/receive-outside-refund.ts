import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { PaymentEntity } from '../ledger/payment.entity.js';
import { RefundEntity } from '../ledger/refund.entity.js';
import type { ProviderRefund } from '../provider/payment-provider.js';
import { RecordOutsideRefund } from '../refund/record-outside-refund.js';
import { SettleRefund } from '../refund/settle-refund.js';
import { outsideRefundWords } from './outside-refund-words.js';

/** A refund that was made by hand at the provider, so it has none of our ids. */
@Injectable()
export class ReceiveOutsideRefund {
  constructor(
    private readonly outside: RecordOutsideRefund,
    private readonly settleRefund: SettleRefund,
    private readonly alerts: BookingAlerts,
  ) {}

  /** Recorded once, when it is made: the provider sends several events of a refund. */
  async run(
    tx: EntityManager,
    said: ProviderRefund & { readonly paymentId: string },
  ): Promise<string | null> {
    const payment = await tx.findOneBy(PaymentEntity, { providerPaymentId: said.paymentId });
    if (!payment) return null;
    const booking = await lockBooking(tx, payment.bookingId);
    const known = await tx.findOneBy(RefundEntity, { providerRefundId: said.id });
    if (known) return this.settleRefund.run(tx, known.id, said);
    if (said.state !== 'refunded') return booking.id;
    const recordedMinor = await this.outside.run(tx, booking, payment, {
      kind: 'elsewhere',
      providerId: said.id,
      amountMinor: said.amountMinor,
      reason: 'Refunded by our team.',
    });
    await this.alerts.tell(tx, booking, {
      title: 'A refund was made at the payment provider',
      text: `Receipt ${payment.receiptNumber} was refunded there (${said.id}), not here. ${outsideRefundWords(booking, recordedMinor)} Refund from the booking’s page next time.`,
    });
    return booking.id;
  }
}
