import { Injectable } from '@nestjs/common';
import type { getBooking } from '@valam/contracts/leads/booking.rpc';
import { transferFee } from '@valam/contracts/leads/booking-amounts';
import { refundBands } from '@valam/contracts/leads/refund-policy';
import { addDays, istDay } from '@valam/contracts/shared/days';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { money } from '@valam/contracts/shared/money';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { hasTripPage } from '../departure/trip-page.js';
import { isOverdue } from '../booking/balance-days.js';
import { BookingAccess } from '../booking/booking-access.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { invoicesOf } from '../invoice/invoices-of.js';
import { BookingLedger } from '../ledger/booking-ledger.js';
import {
  balanceOf,
  bookingMoney,
  promoOf,
  refundableMoney,
  refundAccount,
  totalOf,
  type BookingMoney,
} from '../booking/booking-money.js';
import { promiseChanges } from './promise-changes.js';
import { refundNow } from '../booking/refund-now.js';
import { EncryptedWishes } from '../booking/encrypted-wishes.js';
import { travellersAskedFrom, travellersErasedOn } from '../booking/traveller-days.js';
import { Travellers } from '../booking/travellers.js';
import { isUpcoming, mayCancel, mayPayBalance, permission, stateSoon } from '../booking/allowed-changes.js';
import { WaysToPay } from './ways-to-pay.js';

type View = RpcReturn<typeof getBooking>;

/** A booking as its traveler sees it. */
@Injectable()
export class GetBooking {
  constructor(
    private readonly clock: Clock,
    private readonly access: BookingAccess,
    private readonly travellers: Travellers,
    private readonly wishes: EncryptedWishes,
    private readonly ledger: BookingLedger,
    private readonly ways: WaysToPay,
  ) {}

  run(token: string): Promise<View> {
    return this.access.read(token, (tx, booking) => this.view(tx, booking, token));
  }

  private async view(tx: EntityManager, booking: BookingEntity, token: string): Promise<View> {
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const sums = await bookingMoney(tx, booking);
    const now = this.clock.now();
    return {
      ...this.trip(booking, departure),
      hasTripPage: await hasTripPage(tx, departure),
      ...this.money(booking, sums, now),
      ...this.person(booking),
      travellers: await this.travellers.ofLead(tx, booking.id),
      travellersAskedFrom: travellersAskedFrom(departure.startDate),
      travellersErasedOn: travellersErasedOn(departure.endDate),
      ...(await this.ledger.of(tx, booking, token)),
      ...(await invoicesOf(tx, booking.id, token)),
      ...(await this.ways.of(tx, booking, departure)),
      isDepartureCancelled: stateSoon(booking.state, departure.cancelledAt) !== booking.state,
      actions: this.actions(booking, departure, sums, now),
      refundBands: bandsOf(booking, departure.startDate, sums, now),
      promiseChanges: promiseChanges(booking.promise, departure.promise),
      calendarUrl: `/api/bookings/${token}/calendar.ics`,
      today: istDay(now),
    };
  }

  private trip(booking: BookingEntity, departure: DepartureEntity) {
    return {
      bookingRef: booking.ref,
      state: booking.state,
      refundState: booking.refundState,
      tripKind: departure.tripKind,
      tourId: departure.tourId,
      tourSlug: departure.tourSlug,
      tourTitle: departure.tourTitle,
      dateId: departure.id,
      startDate: departure.startDate,
      endDate: departure.endDate,
      quantity: booking.quantity,
      roomOption: booking.roomOption ? { id: booking.roomOption.id, name: booking.roomOption.name } : null,
      policyVersion: booking.policyVersion,
      termsVersion: booking.termsVersion,
      bookedAt: booking.createdAt.toISOString(),
    };
  }

  private money(booking: BookingEntity, sums: BookingMoney, now: Date) {
    const { currency } = booking;
    return {
      currency,
      total: totalOf(booking),
      deposit: money(booking.depositMinor, currency),
      paid: money(sums.capturedMinor, currency),
      refunded: money(sums.refundedMinor, currency),
      givenBack: money(sums.promisedBackMinor, currency),
      balance: balanceOf(booking, sums),
      retained: money(booking.retainedMinor, currency),
      promo: promoOf(booking),
      refundable: refundableMoney(booking, sums),
      refundCap: booking.refundCap,
      balanceDueAt: booking.balanceDueAt?.toISOString() ?? null,
      isOverdue: mayPayBalance(booking.state, 1) && isOverdue(booking.balanceDueAt, now),
      holdExpiresAt: booking.holdExpiresAt?.toISOString() ?? null,
    };
  }

  private person(booking: BookingEntity) {
    const { firstName, lastName, email, mobile } = booking;
    return { contact: { firstName, lastName, email, mobile }, ...this.wishes.decrypt(booking.wishesSealed) };
  }

  private actions(
    booking: BookingEntity,
    departure: DepartureEntity,
    sums: BookingMoney,
    now: Date,
  ): View['actions'] {
    const { startDate, cancelledAt } = departure;
    const state = stateSoon(booking.state, cancelledAt);
    const balance = balanceOf(booking, sums);
    const { refund, rule, isCapped } = refundNow(refundAccount(booking, startDate, sums), now);
    const lastDay = addDays(startDate, -1);
    return {
      payBalance: {
        allowed: mayPayBalance(state, balance.amountMinor),
        amount: balance,
        dueAt: booking.balanceDueAt?.toISOString() ?? null,
      },
      cancel: { allowed: mayCancel(state, startDate, now), until: lastDay, refund, rule, isCapped },
      changeDate: permission('changeDate', state, startDate, now),
      groupSize: permission('groupSize', state, startDate, now),
      transfer: { ...permission('transfer', state, startDate, now), fee: transferFee },
      travellers: { allowed: isUpcoming(state, startDate, now), until: lastDay },
    };
  }
}

function bandsOf(
  booking: BookingEntity,
  startDate: string,
  sums: BookingMoney,
  now: Date,
): View['refundBands'] {
  const today = istDay(now);
  return refundBands(refundableMoney(booking, sums), startDate, booking.refundCap).map((band) => ({
    ...band,
    isToday: (!band.from || band.from <= today) && (!band.until || today <= band.until),
  }));
}
