import { Injectable } from '@nestjs/common';
import { addDays, formatDay, istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import { EveryCron } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingMailFacts } from './booking-mail-facts.js';
import { MailDesk } from './mail-desk.js';
import { lockBooking } from '../booking/advance-booking.js';
import { remindOnce } from '../booking/remind-once.js';
import { travellersDueOn } from '../booking/traveller-days.js';

/** Asked for six and three weeks ahead; needed two weeks ahead. */
const askedAhead = [42, 21] as const;
const atOnce = 200;

interface Row {
  id: string;
  start_date: string;
  missing: number;
}

/** Asks for the details of those who travel soon, as long as some are missing. */
@Injectable()
export class AskForTravellers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: MailDesk,
    private readonly facts: BookingMailFacts,
  ) {}

  @EveryCron('*/5 * * * *', 'ask-for-travellers')
  async sweep(): Promise<void> {
    for (const days of askedAhead) {
      const rows = await this.missing(days);
      await inTransactions(this.dataSource, rows, (tx, row) => this.ask(tx, row, days));
    }
  }

  private missing(days: number): Promise<Row[]> {
    const today = istDay(this.clock.now());
    return this.dataSource.query(
      `select b.id, d.start_date, b.quantity - (select count(*) from traveller t where t.booking_id = b.id and t.is_complete) as missing
         from departure d join booking b on b.departure_id = d.id
        where d.start_date between $1 and $2 and b.state in ('deposit_paid', 'balance_due', 'paid')
          and b.quantity > (select count(*) from traveller t where t.booking_id = b.id and t.is_complete)
          and not exists (select 1 from booking_reminder r where r.booking_id = b.id and r.kind = $3)
        limit ${atOnce}`,
      [addDays(today, 1), addDays(today, days), kindOf(days)],
    );
  }

  private async ask(tx: EntityManager, { id, start_date, missing }: Row, days: number): Promise<void> {
    const booking = await lockBooking(tx, id);
    if (!(await remindOnce(tx, id, kindOf(days)))) return;
    // A person who booked late is asked once, not twice in a row.
    if (days === askedAhead[0])
      for (const later of askedAhead.slice(1)) await this.skipIfDue(tx, id, start_date, later);
    await this.mails.send(tx, 'travellers-needed', this.facts.recipient(booking), {
      booking: await this.facts.of(tx, booking),
      dueBy: formatDay(travellersDueOn(start_date)),
      missing,
    });
  }

  private async skipIfDue(tx: EntityManager, id: string, startDate: string, days: number): Promise<void> {
    if (startDate <= addDays(istDay(this.clock.now()), days)) await remindOnce(tx, id, kindOf(days));
  }
}

const kindOf = (days: number): string => `travellers:${days}`;
