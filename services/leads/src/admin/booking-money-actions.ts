import { Injectable } from '@nestjs/common';
import { isConfirmed } from '@valam/contracts/leads/booking-states';
import { formatMoney, type Money } from '@valam/contracts/shared/money';
import { refundWords } from '@valam/contracts/leads/refund-rule-words';
import { unitOf } from '@valam/service-kit/database/unit-of';
import type { AdminActionCall } from '@valam/service-kit/admin/resource';
import type { EntityManager } from 'typeorm';
import { recordStep } from '../booking/advance-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney, refundAccount } from '../booking/booking-money.js';
import { lowerPrice } from '../booking/lower-price.js';
import { EndBooking } from '../manage/end-booking.js';
import { refundNow } from '../booking/refund-now.js';
import { IssueInvoice } from '../invoice/issue-invoice.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { ConfirmBooking } from '../payment/confirm-booking.js';
import { recordPayment } from '../ledger/record-payment.js';
import { SettleBalance } from '../payment/settle-balance.js';
import { RequestRefund } from '../refund/request-refund.js';
import { refuse } from '@valam/service-kit/admin/refuse';

/** Payments and refunds by the operator: always with a reason and an entry in the history. */
@Injectable()
export class BookingMoneyActions {
  constructor(
    private readonly refunds: RequestRefund,
    private readonly endBooking: EndBooking,
    private readonly confirmBooking: ConfirmBooking,
    private readonly balances: SettleBalance,
    private readonly invoices: IssueInvoice,
  ) {}

  /**
   * Refunds part of a payment. If the booking continues, its price is reduced by the same amount, so that the
   * balance does not change. Without an amount, refunds the amount of the policy.
   */
  async refund(
    tx: EntityManager,
    booking: BookingEntity,
    amount: Money | null,
    call: AdminActionCall,
  ): Promise<void> {
    const sums = await bookingMoney(tx, booking);
    const kept = keptMoney(sums);
    const refund = amount ?? (await this.policy(tx, booking)).refund;
    if (
      refund.currency !== booking.currency ||
      refund.amountMinor <= 0 ||
      refund.amountMinor > kept.amountMinor
    )
      throw refuse(`Enter an amount of at most ${formatMoney(kept)}.`, { most: kept });
    const reason = call.reason ?? '';
    if (isConfirmed(booking.state)) lowerPrice(booking, kept.amountMinor, refund.amountMinor);
    booking.version += 1;
    await tx.save(booking);
    await recordStep(tx, booking, 'refund_ordered', {
      actor: 'operator',
      actorId: call.caller.userId,
      reason,
      keptMinor: kept.amountMinor - refund.amountMinor,
    });
    await this.refunds.run(tx, booking, {
      amountMinor: refund.amountMinor,
      kind: 'manual',
      reason,
      requestedBy: call.caller.email ?? 'operator',
    });
  }

  async cancel(
    tx: EntityManager,
    booking: BookingEntity,
    amount: Money | null,
    call: AdminActionCall,
  ): Promise<void> {
    if (['cancelled', 'completed', 'expired'].includes(booking.state)) throw refuse('This booking is over.');
    const kept = keptMoney(await bookingMoney(tx, booking));
    const policy = await this.policy(tx, booking);
    const refund = amount ?? policy.refund;
    // The form proposes the amount of the policy.
    const isByPolicy = refund.amountMinor === policy.refund.amountMinor;
    if (
      refund.currency !== booking.currency ||
      refund.amountMinor < 0 ||
      refund.amountMinor > kept.amountMinor
    )
      throw refuse(`Enter an amount of at most ${formatMoney(kept)}.`, { most: kept });
    await this.endBooking.run(tx, booking, {
      cause: { actor: 'operator', actorId: call.caller.userId, reason: call.reason ?? '' },
      refundMinor: refund.amountMinor,
      refundKind: isByPolicy ? 'policy' : 'manual',
      requestedBy: call.caller.email ?? 'operator',
      rule: isByPolicy ? refundWords(policy.rule, policy.isCapped) : 'Decided by us for this case.',
    });
  }

  /** Records a bank transfer or cash: it confirms a hold, or pays part of the balance. */
  async record(
    tx: EntityManager,
    booking: BookingEntity,
    amount: Money,
    note: string | null,
    { caller }: AdminActionCall,
  ): Promise<void> {
    const isHold = booking.state === 'held' || booking.state === 'awaiting_payment';
    if (!isHold && (!isConfirmed(booking.state) || booking.state === 'completed'))
      throw refuse('Nothing can be paid for a booking that is over.');
    if (amount.currency !== booking.currency || amount.amountMinor <= 0)
      throw refuse(`Enter an amount in ${booking.currency}.`);
    const payment = await recordPayment(tx, {
      ...{ bookingId: booking.id, kind: 'offline', method: 'offline' },
      ...{ amountMinor: amount.amountMinor, currency: amount.currency, note, recordedBy: caller.email },
    });
    if (isHold) {
      await this.confirmBooking.run(tx, booking, payment);
      await this.refunds.excess(tx, booking, payment.id);
    } else await this.balances.run(tx, booking, payment);
    await this.invoices.ofPayments(tx, booking);
  }

  private async policy(tx: EntityManager, booking: BookingEntity) {
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const account = refundAccount(booking, startDate, await bookingMoney(tx, booking));
    return refundNow(account, unitOf(tx).clock.now());
  }
}
