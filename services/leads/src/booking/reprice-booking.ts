import { Injectable } from '@nestjs/common';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PaymentPages } from '../payment/payment-pages.js';
import { RequestRefund } from '../refund/request-refund.js';
import { currentTerms } from '../terms/current-terms.js';
import { advanceBooking, type Cause } from './advance-booking.js';
import { announceBooking } from './announce-booking.js';
import type { BookingEntity } from './booking.entity.js';
import { bookingMoney, keptMoney } from './booking-money.js';
import { asksForBalance } from './balance-days.js';

export interface NewPrice {
  readonly totalMinor: number;
  readonly priceUsdMinor: number;
}

/**
 * The price of a locked booking is another one, or its departure is: the balance, its date and the state follow, and
 * what was paid too much goes back. Answers what goes back.
 */
@Injectable()
export class RepriceBooking {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: RequestRefund,
    private readonly pages: PaymentPages,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, price: NewPrice, cause: Cause): Promise<number> {
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    booking.totalMinor = price.totalMinor;
    booking.priceUsdMinor = price.priceUsdMinor;
    booking.depositMinor = Math.min(booking.depositMinor, price.totalMinor);
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor;
    const excess = Math.max(0, kept - price.totalMinor);
    const now = this.clock.now();
    booking.balanceDueAt =
      kept < price.totalMinor ? balanceDueAt(startDate, now, await currentTerms(tx)) : null;
    booking.version += 1;
    await tx.save(booking);
    await this.follow(tx, booking, now, cause);
    if (excess > 0)
      await this.refunds.run(tx, booking, {
        amountMinor: excess,
        kind: 'overpaid',
        reason: cause.reason,
        requestedBy: cause.actor,
      });
    await this.pages.closeAll(tx, booking.id, ['balance']);
    await announceBooking(tx, bookingChanged, booking);
    return excess;
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
