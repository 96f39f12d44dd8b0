import { Injectable } from '@nestjs/common';
import { balanceDueAt } from '@valam/contracts/leads/booking-amounts';
import { changeDate } from '@valam/contracts/leads/booking.rpc';
import type { ChangeQuote } from '@valam/contracts/leads/booking.schema';
import { money, type Money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { departureStatus, sellableSeats } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { currentTerms } from '../terms/current-terms.js';
import type { BookingEntity } from './booking.entity.js';
import { bookingMoney, keptMoney } from './booking-money.js';
import { priceOn } from './price-elsewhere.js';
import type { NewPrice } from './reprice-booking.js';

export interface PlannedChange {
  readonly departure: DepartureEntity;
  readonly quantity: number;
  readonly price: NewPrice;
  readonly quote: z.input<typeof ChangeQuote>;
}

/** What another date or group size means for a booking: the same for the question and for the deed. */
@Injectable()
export class PlanChange {
  constructor(private readonly clock: Clock) {}

  async plan(
    tx: EntityManager,
    booking: BookingEntity,
    dateId: string,
    quantity: number,
  ): Promise<PlannedChange> {
    const departure = await this.target(tx, booking, dateId, quantity);
    const needed = departure.id === booking.departureId ? quantity - booking.quantity : quantity;
    const free = sellableSeats(sellable(departure));
    if (needed > free) {
      const message = free === 0 ? 'This date is sold out.' : `Only ${free} seats are left.`;
      throw problem(changeDate, 'leads.departure_full', message, { free });
    }
    const price = priceOn(booking, departure, quantity);
    if (!price)
      throw problem(
        changeDate,
        'leads.action_refused',
        'Your room is not offered on that date. Please write to us.',
      );
    return {
      departure,
      quantity,
      price,
      quote: await this.quote(tx, booking, { departure, quantity, price }, free),
    };
  }

  /** The browser was shown another total: it is shown the current one and asked again. */
  agree(expected: Money | null | undefined, { quote }: PlannedChange): void {
    if (!expected || expected.amountMinor === quote.newTotal.amountMinor) return;
    throw problem(changeDate, 'leads.price_changed', 'The price has changed. Please look at it again.', {
      total: quote.newTotal,
    });
  }

  private async target(
    tx: EntityManager,
    booking: BookingEntity,
    dateId: string,
    quantity: number,
  ): Promise<DepartureEntity> {
    const [own, departure] = await Promise.all([
      tx.findOneByOrFail(DepartureEntity, { id: booking.departureId }),
      tx.findOneBy(DepartureEntity, { id: dateId }),
    ]);
    if (
      !departure ||
      (departure.id !== own.id && (departure.tourId === null || departure.tourId !== own.tourId))
    )
      throw problem(changeDate, 'leads.departure_unknown', 'This date is not offered.');
    const needsSeats = departure.id !== own.id || quantity > booking.quantity;
    if (needsSeats && departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(changeDate, 'leads.departure_closed', 'This date can no longer be booked.');
    return departure;
  }

  private async quote(
    tx: EntityManager,
    booking: BookingEntity,
    { departure, quantity, price }: Omit<PlannedChange, 'quote'>,
    free: number,
  ): Promise<PlannedChange['quote']> {
    const terms = await currentTerms(tx);
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor;
    const owes = price.totalMinor > kept;
    return {
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity,
      free,
      oldTotal: money(booking.totalMinor, booking.currency),
      newTotal: money(price.totalMinor, booking.currency),
      newBalance: money(owes ? price.totalMinor - kept : 0, booking.currency),
      refund: money(owes ? 0 : kept - price.totalMinor, booking.currency),
      balanceDueAt: owes ? balanceDueAt(departure.startDate, this.clock.now(), terms).toISOString() : null,
    };
  }
}
