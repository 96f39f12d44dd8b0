import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { EntityManager } from 'typeorm';
import { lockBooking, recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { disputeOutcome } from '../provider/dispute-outcome.js';
import { PaymentEntity } from '../ledger/payment.entity.js';

const outcomeWords = {
  won: 'won, the payment is ours',
  lost: 'lost, the payer has the money back. The booking, its invoice and the reports do not know of it.',
};

const titleOf = (outcome: 'won' | 'lost' | null): string =>
  outcome ? `The dispute about a payment is ${outcome}` : 'A payment is disputed';

/** Records a dispute, or a refund made outside this service, and alerts the team. */
@Injectable()
export class RecordDispute {
  constructor(private readonly alerts: BookingAlerts) {}

  /** A payer disputes the payment: there are some days to respond. Later the bank decides. */
  async run(tx: EntityManager, providerPaymentId: string, status: string): Promise<string | null> {
    const payment = await tx.findOneBy(PaymentEntity, { providerPaymentId });
    if (!payment) return null;
    const booking = await lockBooking(tx, payment.bookingId);
    const amount = formatMoney(money(payment.amountMinor, payment.currency));
    const outcome = disputeOutcome(status);
    const text = `${amount}, receipt ${payment.receiptNumber}: ${outcome ? outcomeWords[outcome] : status}`;
    if (!payment.disputedAt)
      await tx.update(PaymentEntity, { id: payment.id }, { disputedAt: unitOf(tx).clock.now() });
    await recordStep(tx, booking, 'disputed', { actor: 'provider', reason: text });
    await this.alerts.tell(tx, booking, { title: titleOf(outcome), text });
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
