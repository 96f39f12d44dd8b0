import { Injectable } from '@nestjs/common';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { refundWords } from '@valam/contracts/leads/refund-rule-words';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { PaymentPlans } from '../payment-plan/payment-plans.js';
import { RequestRefund } from '../refund/request-refund.js';
import { Shares } from '../share/shares.js';
import { currentTerms } from '../terms/current-terms.js';
import { advanceBooking, recordStep, type Cause } from '../booking/advance-booking.js';
import { announceBooking } from '../booking/announce-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney } from '../booking/booking-money.js';
import { asksForBalance } from '../booking/balance-days.js';
import { totalAfter, type PlannedChange } from './plan-change.js';

/**
 * Applies a new price or departure to a locked booking: updates the balance, its due date and the state, and
 * refunds by the terms of the change.
 */
@Injectable()
export class RepriceBooking {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: RequestRefund,
    private readonly pages: PaymentPages,
    private readonly plans: PaymentPlans,
    private readonly shares: Shares,
  ) {}

  /** `isMoved`: to another departure. The caller then notifies companions. */
  async run(
    tx: EntityManager,
    booking: BookingEntity,
    plan: PlannedChange,
    cause: Cause,
    { isMoved }: { readonly isMoved: boolean },
  ): Promise<void> {
    const { terms } = plan;
    setPrice(booking, plan);
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor - terms.refundMinor;
    booking.balanceDueAt = kept < booking.totalMinor ? await this.dueAt(tx, booking) : null;
    await this.record(tx, booking, cause);
    await this.follow(tx, booking, cause);
    if (terms.refundMinor > 0)
      await this.refunds.run(tx, booking, {
        amountMinor: terms.refundMinor,
        kind: terms.rule ? 'partial_cancellation' : 'overpaid',
        reason: cause.reason,
        requestedBy: cause.actor,
      });
    if (terms.retainedMinor > 0 && terms.rule)
      await recordStep(tx, booking, 'retained', {
        ...cause,
        reason: `${formatMoney(money(terms.retainedMinor, booking.currency))} of what was paid is kept. ${refundWords(terms.rule, false)}`,
      });
    await this.adaptPayments(tx, booking, cause, isMoved);
    await announceBooking(tx, bookingChanged, booking);
  }

  /**
   * For a booking of a rescheduled departure: the balance is due before the new first day. The caller
   * notifies companions.
   */
  async followDays(
    tx: EntityManager,
    booking: BookingEntity,
    cause: Cause,
    { isStartMoved }: { readonly isStartMoved: boolean },
  ): Promise<void> {
    const isDue = isStartMoved && booking.balanceDueAt !== null;
    if (isDue) booking.balanceDueAt = await this.dueAt(tx, booking);
    await this.record(tx, booking, cause);
    if (isDue) {
      await this.follow(tx, booking, cause);
      await this.adaptPayments(tx, booking, cause, true);
    }
    await announceBooking(tx, bookingChanged, booking);
  }

  private async dueAt(tx: EntityManager, { departureId: id }: BookingEntity): Promise<Date> {
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id });
    return balanceDueAt(startDate, this.clock.now(), await currentTerms(tx));
  }

  private async record(tx: EntityManager, booking: BookingEntity, cause: Cause): Promise<void> {
    booking.version += 1;
    await tx.save(booking);
    await recordStep(tx, booking, 'changed', cause);
  }

  /** Adapts installments, shares and payment pages to the current balance. */
  private async adaptPayments(
    tx: EntityManager,
    booking: BookingEntity,
    cause: Cause,
    isMoved: boolean,
  ): Promise<void> {
    await this.plans.splitAgain(tx, booking, cause);
    const changed = await this.shares.refit(tx, booking, { isSilent: isMoved });
    await this.pages.closeShares(tx, booking.id, changed);
    await this.pages.closeAll(tx, booking.id, ['balance']);
  }

  private async follow(tx: EntityManager, booking: BookingEntity, cause: Cause): Promise<void> {
    const owes = booking.balanceDueAt !== null;
    if (booking.state === 'paid' && owes) await advanceBooking(tx, booking, 'balance_reopened', cause);
    else if (booking.state !== 'paid' && !owes) await advanceBooking(tx, booking, 'balance_settled', cause);
    else if (
      booking.state === 'balance_due' &&
      booking.balanceDueAt &&
      !asksForBalance(booking.balanceDueAt, this.clock.now())
    )
      await advanceBooking(tx, booking, 'balance_deferred', cause);
  }
}

function setPrice(booking: BookingEntity, { price, terms }: PlannedChange): void {
  const totalMinor = totalAfter(booking, price, terms);
  booking.retainedMinor += terms.retainedMinor;
  booking.totalMinor = totalMinor;
  booking.discountMinor = price.discountMinor;
  // The retained amount is converted to dollars by the same ratio as the price of the trip.
  if (price.tripMinor > 0)
    booking.priceUsdMinor = Math.round((price.tripUsdMinor * totalMinor) / price.tripMinor);
  booking.depositMinor = Math.min(booking.depositMinor, totalMinor);
  booking.refundCap = terms.refundCap;
  booking.paidQuantity = terms.paidQuantity;
}
