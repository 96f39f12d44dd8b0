import { Injectable } from '@nestjs/common';
import { changeDate } from '@valam/contracts/leads/booking.rpc';
import { formatDayRange } from '@valam/contracts/shared/days';
import { formatMoney, money } from '@valam/contracts/shared/money';
import { problem } from '@valam/contracts/shared/problem';
import type { EntityManager } from 'typeorm';
import { DepartureEntity } from '../departure/departure.entity.js';
import { ReleaseSeats } from '../departure/release-seats.js';
import { announceSeats, lockDepartures, moveStock } from '../departure/stock.js';
import { BookingMails, type BookingChange } from '../booking/booking-mails.js';
import type { Cause } from '../booking/advance-booking.js';
import { keepEmailedDays } from '../booking/emailed-days.js';
import { remindAgain } from '../booking/remind-once.js';
import { travellersAskedAhead, travellersReminder } from '../booking/traveller-days.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { totalAfter, type PlannedChange } from './plan-change.js';
import { RepriceBooking } from './reprice-booking.js';
import { TellCompanions } from './tell-companions.js';

/** Kept in this order: the lead traveler’s own details, the forms of companions, the others. */
const deleteExtraTravelers = `delete from traveller where id in
           (select id from traveller where booking_id = $1
             order by case when share_id is not null then 1
                           when position > (select min(position) from traveller where booking_id = $1 and share_id is null) then 2
                           else 0 end,
                      position offset $2)`;

/** Executes a planned change of date or group size: seats of both departures, price, money, emails. */
@Injectable()
export class MoveBooking {
  constructor(
    private readonly seats: ReleaseSeats,
    private readonly repriceBooking: RepriceBooking,
    private readonly mails: BookingMails,
    private readonly companions: TellCompanions,
  ) {}

  async run(tx: EntityManager, booking: BookingEntity, plan: PlannedChange, cause: Cause): Promise<void> {
    const from = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const formerQuantity = booking.quantity;
    const changes = changesOf(booking, from, plan);
    await this.moveSeats(tx, booking, plan);
    booking.departureId = plan.departure.id;
    booking.quantity = plan.quantity;
    const isMoved = from.id !== plan.departure.id;
    if (isMoved) await this.toAnotherDate(tx, booking, plan.departure);
    await this.repriceBooking.run(tx, booking, plan, cause, { isMoved });
    if (plan.quantity < formerQuantity) await tx.query(deleteExtraTravelers, [booking.id, plan.quantity]);
    const companionsMinor = plan.quote.toCompanions?.amountMinor ?? 0;
    await this.mails.changed(tx, booking, {
      changes,
      refundMinor: plan.terms.refundMinor,
      companionsMinor,
    });
    if (isMoved) await this.companions.run(tx, booking, datesOf(from));
  }

  /** The details of travelers are requested again in time for the new date. */
  private async toAnotherDate(tx: EntityManager, booking: BookingEntity, to: DepartureEntity): Promise<void> {
    booking.promise = to.promise;
    await remindAgain(tx, booking.id, travellersAskedAhead.map(travellersReminder));
    await keepEmailedDays(tx, booking.id, to);
  }

  /**
   * Takes new seats before releasing the old ones; both departures are locked in the global order, so that
   * two moves cannot deadlock.
   */
  private async moveSeats(tx: EntityManager, booking: BookingEntity, { departure, quantity }: PlannedChange) {
    const { departureId: fromId, quantity: before } = booking;
    await lockDepartures(tx, [fromId, departure.id]);
    const take = departure.id === fromId ? Math.max(0, quantity - before) : quantity;
    const give = departure.id === fromId ? Math.max(0, before - quantity) : before;
    if (take > 0 && !(await moveStock(tx, departure.id, 'take_confirmed', take)))
      throw problem(changeDate, 'leads.departure_full', 'The seats have just been taken.', { free: 0 });
    if (take > 0) await announceSeats(tx, departure.id, true);
    if (give > 0) await this.seats.releaseConfirmed(tx, fromId, give);
  }
}

const datesOf = ({ startDate, endDate }: DepartureEntity): string => formatDayRange(startDate, endDate);

function changesOf(
  booking: BookingEntity,
  from: DepartureEntity,
  { departure, quantity, price, terms }: PlannedChange,
): BookingChange[] {
  const total = (minor: number): string => formatMoney(money(minor, booking.currency));
  const changes = [
    { what: 'Dates', before: datesOf(from), now: datesOf(departure) },
    { what: 'Travelers', before: String(booking.quantity), now: String(quantity) },
    { what: 'Total', before: total(booking.totalMinor), now: total(totalAfter(booking, price, terms)) },
  ];
  return changes.filter(({ before, now }) => before !== now);
}
