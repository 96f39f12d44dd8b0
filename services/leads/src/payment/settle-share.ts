import { Injectable } from '@nestjs/common';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { In, type EntityManager } from 'typeorm';
import { recordStep } from '../booking/advance-booking.js';
import { BookingAlerts } from '../booking/booking-alerts.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { balanceOf, bookingMoney } from '../booking/booking-money.js';
import type { PaymentEntity } from '../ledger/payment.entity.js';
import { RequestRefund } from '../refund/request-refund.js';
import { ShareEntity } from '../share/share.entity.js';
import { ShareMails } from '../share/share-mails.js';
import { Shares } from '../share/shares.js';
import { PaymentPages } from './payment-pages.js';
import { SettleBalance } from './settle-balance.js';

/**
 * Handles the payment of a companion: in time, or on a page that was still open after the end of the share.
 * The payment of a lapsed share counts as far as the lead traveler has not paid it; the rest is refunded to
 * the companion.
 */
@Injectable()
export class SettleShare {
  constructor(
    private readonly shares: Shares,
    private readonly balances: SettleBalance,
    private readonly refunds: RequestRefund,
    private readonly pages: PaymentPages,
    private readonly alerts: BookingAlerts,
    private readonly mails: ShareMails,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, payment: PaymentEntity): Promise<void> {
    const share = await tx.findOneByOrFail(ShareEntity, { id: payment.shareId ?? '' });
    const counted = Math.min(payment.amountMinor, await this.room(tx, booking, share, payment));
    const excess = payment.amountMinor - counted;
    if (excess > 0) await this.giveBack(tx, booking, payment, excess);
    if (counted === 0) return;
    await this.shares.paid(tx, booking, share);
    // An open page of the lead traveler may include the amount just paid.
    await this.pages.closeAll(tx, booking.id, ['balance']);
    await this.balances.run(tx, booking, payment);
    await this.mails.paid(tx, booking, share, {
      amount: money(counted, payment.currency),
      own: await this.shares.own(tx, booking),
    });
  }

  /** The part of the balance that was this companion's before this payment. */
  private async room(
    tx: EntityManager,
    booking: BookingEntity,
    share: ShareEntity,
    payment: PaymentEntity,
  ): Promise<number> {
    if (booking.state !== 'deposit_paid' && booking.state !== 'balance_due') return 0;
    if (share.state === 'open') return share.amountMinor;
    if (share.state !== 'lapsed' || (await this.hasAnother(tx, share))) return 0;
    const sums = await bookingMoney(tx, booking);
    const before = { ...sums, capturedMinor: sums.capturedMinor - payment.amountMinor };
    const own = balanceOf(booking, before).amountMinor - booking.sharedMinor;
    return Math.max(0, Math.min(share.amountMinor, own));
  }

  /** The companion may have been invited again after a change of date, and has one share at a time. */
  private hasAnother(tx: EntityManager, { bookingId, personEmail }: ShareEntity): Promise<boolean> {
    return tx.existsBy(ShareEntity, { bookingId, personEmail, state: In(['open', 'paid']) });
  }

  private async giveBack(
    tx: EntityManager,
    booking: BookingEntity,
    payment: PaymentEntity,
    amountMinor: number,
  ): Promise<void> {
    const reason = 'The payment came when the share was no longer needed.';
    const text = `${formatMoney(money(amountMinor, payment.currency))}: ${reason}`;
    await recordStep(tx, booking, 'payment', { actor: 'provider', reason: text });
    await this.refunds.run(tx, booking, {
      ...{ amountMinor, kind: 'late_payment', reason },
      requestedBy: 'system',
      paymentId: payment.id,
    });
    await this.alerts.tell(tx, booking, { title: 'A companion’s payment was refunded', text });
  }
}
