import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { PaymentEntity } from '../ledger/payment.entity.js';

/** Records a dispute, or a refund made outside this service, and alerts the team. */
@Injectable()
export class RecordDispute {
  constructor(private readonly alerts: BookingAlerts) {}

  /** A payer disputes the payment: there are some days to respond. */
  async run(tx: EntityManager, providerPaymentId: string, status: string): Promise<string | null> {
    const payment = await tx.findOneBy(PaymentEntity, { providerPaymentId });
    if (!payment) return null;
    const booking = await lockBooking(tx, payment.bookingId);
    const amount = formatMoney(money(payment.amountMinor, payment.currency));
    const text = `${amount}, receipt ${payment.receiptNumber}: ${status}`;
    if (!payment.disputedAt)
      await tx.update(PaymentEntity, { id: payment.id }, { disputedAt: unitOf(tx).clock.now() });
    await recordStep(tx, booking, 'disputed', { actor: 'provider', reason: text });
    await this.alerts.tell(tx, booking, { title: 'A payment is disputed', text });
    return booking.id;
  }

  /** A refund made in the provider's dashboard: the ledger cannot tell which part of the price it is for. */
  async refundedElsewhere(
    tx: EntityManager,
    providerPaymentId: string,
    refundId: string,
  ): Promise<string | null> {
    const payment = await tx.findOneBy(PaymentEntity, { providerPaymentId });
    if (!payment) return null;
    const booking = await lockBooking(tx, payment.bookingId);
    await this.alerts.tell(tx, booking, {
      title: 'A refund was made at the payment provider',
      text: `Receipt ${payment.receiptNumber} was refunded there (${refundId}), not here. The booking, its invoice and the reports do not know of it. Refund from the booking’s page next time.`,
    });
    return booking.id;
  }
}
