import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { PaymentEntity } from '../ledger/payment.entity.js';

/** A payer disputes a payment: noted, and the team gets an alert, because there are days to answer. */
@Injectable()
export class RecordDispute {
  constructor(private readonly alerts: BookingAlerts) {}

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
}
