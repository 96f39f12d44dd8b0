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
 * Applies a new price or departure to a locked booking: updates the balance, its due date and the state, and refunds
 * according to the terms of the change.
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

  async run(tx: EntityManager, booking: BookingEntity, plan: PlannedChange, cause: Cause): Promise<void> {
    const { terms } = plan;
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    setPrice(booking, plan);
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor - terms.refundMinor;
    const now = this.clock.now();
    booking.balanceDueAt =
      kept < booking.totalMinor ? balanceDueAt(startDate, now, await currentTerms(tx)) : null;
    booking.version += 1;
    await tx.save(booking);
    await recordStep(tx, booking, 'changed', cause);
    await this.follow(tx, booking, now, cause);
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
    await this.plans.splitAgain(tx, booking, cause);
    await this.pages.closeShares(tx, booking.id, await this.shares.refit(tx, booking));
    await this.pages.closeAll(tx, booking.id, ['balance']);
    await announceBooking(tx, bookingChanged, booking);
  }

  private async follow(tx: EntityManager, booking: BookingEntity, now: Date, cause: Cause): Promise<void> {
    const owes = booking.balanceDueAt !== null;
    if (booking.state === 'paid' && owes) await advanceBooking(tx, booking, 'balance_reopened', cause);
    else if (booking.state !== 'paid' && !owes) await advanceBooking(tx, booking, 'balance_settled', cause);
    else if (
      booking.state === 'balance_due' &&
      booking.balanceDueAt &&
      !asksForBalance(booking.balanceDueAt, now)
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
