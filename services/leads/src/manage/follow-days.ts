import { Injectable } from '@nestjs/common';
import { bookingChanged } from '@valam/contracts/leads/booking.events';
import { formatDayRange } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { lockBooking } from '../booking/advance-booking.js';
import { isUpcoming, stateSoon } from '../booking/allowed-changes.js';
import { announceBooking } from '../booking/announce-booking.js';
import type { BookingEntity } from '../booking/booking.entity.js';
import { BookingMails } from '../booking/booking-mails.js';
import { seatsOf } from '../booking/booking-states.js';
import { daysOfNewOwner, emailedDays, keepEmailedDays, keepFormerDays } from '../booking/emailed-days.js';
import { remindAgain } from '../booking/remind-once.js';
import { travellersAskedAhead, travellersReminder } from '../booking/traveller-days.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { moveBookingsJob } from '../departure/departure.jobs.js';
import { RepriceBooking } from './reprice-booking.js';
import { TellCompanions } from './tell-companions.js';

const bookingsToMove = `select id from booking where departure_id = $1 and created_at <= $2
          and state in ('deposit_paid', 'balance_due', 'paid') order by created_at`;

type Change = JobPayload<typeof moveBookingsJob>;

/** A departure was rescheduled: updates its bookings, and notifies everyone who would travel. */
@Injectable()
export class FollowDays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly repriceBooking: RepriceBooking,
    private readonly mails: BookingMails,
    private readonly companions: TellCompanions,
  ) {}

  @OnJob(moveBookingsJob)
  async run(change: Change): Promise<void> {
    const { departureId, changedAt } = change;
    const rows = await this.dataSource.query<{ id: string }[]>(bookingsToMove, [departureId, changedAt]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.one(tx, id, change));
  }

  private async one(tx: EntityManager, id: string, { departureId, formerDays }: Change): Promise<void> {
    const booking = await lockBooking(tx, id);
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: departureId });
    const state = stateSoon(booking.state, departure.cancelledAt);
    // Moved or canceled meanwhile, which has a separate email.
    if (booking.departureId !== departureId || seatsOf(state) !== 'confirmed') return;
    const former = (await emailedDays(tx, id)) ?? formerDays;
    const isMoved = datesOf(former) !== datesOf(departure);
    if (!isUpcoming(state, departure.startDate, this.clock.now())) {
      // After a mistake, the next email refers to the days that its reader knows.
      await keepFormerDays(tx, id, former);
      if (isMoved) await announceBooking(tx, bookingChanged, booking);
      return;
    }
    // A new owner may know other days than the companions, and the balance may be due by others.
    const owners = (await daysOfNewOwner(tx, id)) ?? former;
    await keepEmailedDays(tx, id, departure);
    if (isMoved) await this.move(tx, booking, departure, former);
    if (datesOf(owners) !== datesOf(departure)) await this.mails.departureMoved(tx, booking, datesOf(owners));
    if (isMoved) await this.companions.run(tx, booking, datesOf(former));
  }

  private async move(
    tx: EntityManager,
    booking: BookingEntity,
    departure: DepartureEntity,
    former: Change['formerDays'],
  ): Promise<void> {
    const reason = `The days of the departure were changed: ${datesOf(former)} is now ${datesOf(departure)}.`;
    const isStartMoved = former.startDate !== departure.startDate;
    await this.repriceBooking.followDays(tx, booking, { actor: 'operator', reason }, { isStartMoved });
    if (isStartMoved) await remindAgain(tx, booking.id, travellersAskedAhead.map(travellersReminder));
  }
}

const datesOf = ({ startDate, endDate }: Change['formerDays']): string => formatDayRange(startDate, endDate);
