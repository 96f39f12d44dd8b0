import { Injectable } from '@nestjs/common';
import { addDays, formatDay, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions, oneByOne } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { BookingMailFacts } from './booking-mail-facts.js';
import { MailRequests } from './mail-requests.js';
import { lockBooking } from '../booking/advance-booking.js';
import { remindOnce } from '../booking/remind-once.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { isUpcoming, stateSoon } from '../booking/allowed-changes.js';
import { travellersAskedAhead, travellersStillDueOn, travellersReminder } from '../booking/traveller-days.js';

const atOnce = 200;

const bookingsWithoutTravelers = `select b.id, d.start_date, b.quantity - (select count(*) from traveller t where t.booking_id = b.id and t.is_complete) as missing
         from departure d join booking b on b.departure_id = d.id
        where d.start_date between $1 and $2 and b.state in ('deposit_paid', 'balance_due', 'paid')
          and b.quantity > (select count(*) from traveller t where t.booking_id = b.id and t.is_complete)
          and not exists (select 1 from booking_reminder r where r.booking_id = b.id and r.kind = $3)
        limit ${atOnce}`;

interface Row {
  id: string;
  start_date: string;
  missing: number;
}

/** Requests missing details of travelers who leave soon. */
@Injectable()
export class AskForTravellers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: MailRequests,
    private readonly facts: BookingMailFacts,
  ) {}

  @Scheduled('ask-for-travellers')
  async sweep(): Promise<void> {
    await oneByOne(travellersAskedAhead, async (days) => {
      const rows = await this.missing(days);
      await inTransactions(this.dataSource, rows, (tx, row) => this.ask(tx, row, days));
    });
  }

  private missing(days: number): Promise<Row[]> {
    const today = istDay(this.clock.now());
    return this.dataSource.query(bookingsWithoutTravelers, [
      addDays(today, 1),
      addDays(today, days),
      travellersReminder(days),
    ]);
  }

  private async ask(tx: EntityManager, { id, start_date, missing }: Row, days: number): Promise<void> {
    const booking = await lockBooking(tx, id);
    const now = this.clock.now();
    // Canceled or moved meanwhile.
    const { startDate, cancelledAt } = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const state = stateSoon(booking.state, cancelledAt);
    if (startDate !== start_date || !isUpcoming(state, startDate, now)) return;
    if (!(await remindOnce(tx, id, travellersReminder(days)))) return;
    // A person who booked late gets one request instead of two in a row.
    if (days === travellersAskedAhead[0])
      for (const later of travellersAskedAhead.slice(1)) await this.skipIfDue(tx, id, start_date, later);
    await this.mails.send(tx, 'travellers-needed', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      dueBy: formatDay(travellersStillDueOn(start_date, istDay(now))),
      missing,
    });
  }

  private async skipIfDue(tx: EntityManager, id: string, startDate: string, days: number): Promise<void> {
    if (startDate <= addDays(istDay(this.clock.now()), days))
      await remindOnce(tx, id, travellersReminder(days));
  }
}
