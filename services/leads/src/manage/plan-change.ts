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
import { seatsLeft } from '../departure/seats-left.js';
import { currentTerms } from '../terms/current-terms.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { bookingMoney, keptMoney, refundAccount } from '../booking/booking-money.js';
import { RequestRefund } from '../refund/request-refund.js';
import { priceOn, type TripPrice } from './price-elsewhere.js';
import { termsOfChange, termsOfOurChange, type ChangeTerms } from '../booking/refund-now.js';

export interface PlannedChange {
  readonly departure: DepartureEntity;
  readonly quantity: number;
  readonly price: TripPrice;
  readonly terms: ChangeTerms;
  readonly quote: z.input<typeof ChangeQuote>;
}

interface ChangeOrder {
  readonly dateId: string;
  readonly quantity: number;
  /** The refund policy binds the traveler, not the operator. */
  readonly by: 'traveller' | 'operator';
}

/** Effect of another date or group size on a booking. The quote and the change itself use the same computation. */
@Injectable()
export class PlanChange {
  constructor(
    private readonly clock: Clock,
    private readonly refunds: RequestRefund,
  ) {}

  async plan(
    tx: EntityManager,
    booking: BookingEntity,
    { dateId, quantity, by }: ChangeOrder,
  ): Promise<PlannedChange> {
    const departure = await this.target(tx, booking, { dateId, quantity, by });
    const needed = departure.id === booking.departureId ? quantity - booking.quantity : quantity;
    const free = sellableSeats(sellable(departure));
    if (needed > free)
      throw problem(changeDate, 'leads.departure_full', tooFew(departure, free, by), { free });
    const price = priceOn(booking, departure, quantity);
    if (!price)
      throw problem(
        changeDate,
        'leads.action_refused',
        by === 'operator'
          ? 'The room of this booking is not offered on that date.'
          : 'Your room is not offered on that date. Please write to us.',
      );
    const terms = await this.terms(tx, booking, { departure, quantity, price }, by);
    const planned = { departure, quantity, price, terms };
    return { ...planned, quote: await this.quote(tx, booking, planned, free) };
  }

  /** Refuses if the browser was shown another total, so that it shows the current one and asks again. */
  agree(expected: Money | null | undefined, { quote }: PlannedChange): void {
    if (!expected || expected.amountMinor === quote.newTotal.amountMinor) return;
    throw problem(changeDate, 'leads.price_changed', 'The price has changed. Please check it again.', {
      total: quote.newTotal,
    });
  }

  private async target(
    tx: EntityManager,
    booking: BookingEntity,
    { dateId, quantity, by }: ChangeOrder,
  ): Promise<DepartureEntity> {
    const own = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const departure = await tx.findOneBy(DepartureEntity, { id: dateId });
    if (
      !departure ||
      (departure.id !== own.id && (departure.tourId === null || departure.tourId !== own.tourId))
    )
      throw problem(
        changeDate,
        'leads.departure_unknown',
        // The office finds the departures of all trips.
        departure && by === 'operator'
          ? 'This is another trip. A booking moves only to another date of its own.'
          : 'This date is not offered.',
      );
    const needsSeats = departure.id !== own.id || quantity > booking.quantity;
    if (needsSeats && departureStatus(sellable(departure), this.clock.now()) === 'closed')
      throw problem(changeDate, 'leads.departure_closed', 'This date can no longer be booked.');
    return departure;
  }

  private async terms(
    tx: EntityManager,
    booking: BookingEntity,
    { departure, quantity, price }: Pick<PlannedChange, 'departure' | 'quantity' | 'price'>,
    by: ChangeOrder['by'],
  ): Promise<ChangeTerms> {
    const { startDate } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const account = refundAccount(booking, startDate, await bookingMoney(tx, booking));
    const wish = { startDate: departure.startDate, quantity, priceMinor: price.tripMinor };
    return by === 'traveller'
      ? termsOfChange(account, wish, this.clock.now())
      : termsOfOurChange(account, wish);
  }

  private async quote(
    tx: EntityManager,
    booking: BookingEntity,
    { departure, quantity, price, terms }: Omit<PlannedChange, 'quote'>,
    free: number,
  ): Promise<PlannedChange['quote']> {
    const total = totalAfter(booking, price, terms);
    const kept = keptMoney(await bookingMoney(tx, booking)).amountMinor - terms.refundMinor;
    const inCurrency = (minor: number): Money => money(minor, booking.currency);
    return {
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity,
      free,
      oldTotal: inCurrency(booking.totalMinor),
      newTotal: inCurrency(total),
      newBalance: inCurrency(Math.max(0, total - kept)),
      refund: inCurrency(terms.refundMinor),
      toCompanions: inCurrency(await this.refunds.toCompanions(tx, booking, terms.refundMinor)),
      retained: inCurrency(terms.retainedMinor),
      ...(terms.rule ? { rule: terms.rule } : {}),
      refundCap: terms.refundCap,
      balanceDueAt: total > kept ? await this.balanceDue(tx, departure) : null,
    };
  }

  private async balanceDue(tx: EntityManager, { startDate }: DepartureEntity): Promise<string> {
    return balanceDueAt(startDate, this.clock.now(), await currentTerms(tx)).toISOString();
  }
}

/** The price of the trip plus all amounts retained from partial cancellations. */
export function totalAfter(booking: BookingEntity, price: TripPrice, terms: ChangeTerms): number {
  return price.tripMinor + booking.retainedMinor + terms.retainedMinor;
}

/** Why the seats are too few. A private trip has the seats of its group and is sold to nobody else. */
function tooFew({ origin }: DepartureEntity, free: number, by: ChangeOrder['by']): string {
  return origin === 'private' && free === 0 && by === 'traveller'
    ? 'This trip is planned for your group as it is. Please write to us to add travelers.'
    : seatsLeft(free);
}
