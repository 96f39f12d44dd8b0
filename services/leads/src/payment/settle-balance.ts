import { Injectable } from '@nestjs/common';
import { bookingChanged, bookingPaid } from '@valam/contracts/leads/booking.events';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { addJob } from '@valam/service-kit/jobs/jobs';
import type { EntityManager } from 'typeorm';
import { isOfOwner } from '../ledger/is-of-owner.js';
import { receiptIssued, receiptNumber } from '../ledger/receipt-number.js';
import { advanceBooking, recordStep } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';
import { actorOf } from './actor-of.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { RequestRefund } from '../refund/request-refund.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { PaymentPages } from './payment-pages.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { Shares } from '../share/shares.js';
import { ReturnPayment } from './return-payment.js';
import { mailPaymentJob } from './payment.jobs.js';

/** Applies a further payment, by card or offline. */
@Injectable()
export class SettleBalance {
  constructor(
    private readonly returnPayment: ReturnPayment,
    private readonly refunds: RequestRefund,
    private readonly pages: PaymentPages,
    private readonly plans: PaymentPlans,
    private readonly shares: Shares,
    private readonly alerts: BookingAlerts,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    if (booking.state === 'cancelled' || booking.state === 'expired')
      return this.returnPayment.run(tx, booking, payment, 'departure_cancelled');
    const actor = actorOf(payment);
    await recordStep(tx, booking, 'payment', { actor, reason: receiptIssued(payment) });
    await addJob(tx, mailPaymentJob, { paymentId: payment.id }, { key: `mail-payment:${payment.id}` });
    await this.tellOfFormerOwner(tx, booking, payment);
    booking.paidQuantity = booking.quantity;
    await tx.update(BookingEntity, { id: booking.id }, { paidQuantity: booking.paidQuantity });
    await this.pages.closeShares(tx, booking.id, await this.shares.refit(tx, booking));
    if (keptMoney(await bookingMoney(tx, booking)).amountMinor < booking.totalMinor)
      return announceBooking(tx, bookingChanged, booking);
    if (booking.state === 'deposit_paid' || booking.state === 'balance_due') {
      booking.balanceDueAt = null;
      await advanceBooking(tx, booking, 'balance_settled', { actor, reason: 'There is no balance to pay.' });
      await announceBooking(tx, bookingPaid, booking);
    }
    await this.plans.paid(tx, booking);
    await this.pages.closeAll(tx, booking.id, ['balance']);
    await this.refunds.excess(tx, booking, payment.id);
  }

  /**
   * The payment is recorded. Its payer gets no receipt, because the email links to the booking, which was
   * transferred since.
   */
  private async tellOfFormerOwner(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
  ): Promise<void> {
    if (payment.shareId || (await isOfOwner(tx, payment))) return;
    const amount = formatMoney(money(payment.amountMinor, payment.currency));
    await this.alerts.tell(tx, booking, {
      title: 'A former owner has paid after the transfer',
      text: `${amount}, receipt ${receiptNumber(payment.receiptNumber)}: the payment was begun before the booking was transferred. It counts for the booking, and neither owner got an email about it. Please write to the former owner; a refund goes to that person.`,
    });
  }
}
