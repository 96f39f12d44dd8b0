import { Injectable } from '@nestjs/common';
import { istDay } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inParts, inTransactions } from '@valam/service-kit/database/in-transactions';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WaitlistMails } from './waitlist-mails.js';
import { WaitlistPlace } from './waitlist-place.js';

const atOnce = 200;

const entriesOfPastDepartures = `select w.id from waitlist_entry w join departure d on d.id = w.departure_id
        where w.state in ('waiting', 'offered') and d.start_date <= $1 limit ${atOnce}`;

/** Ends unaccepted offers, and waitlists of trips that have started. */
@Injectable()
export class LapsedOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly place: WaitlistPlace,
    private readonly mails: WaitlistMails,
  ) {}

  @Scheduled('end-lapsed-offers')
  async sweep(): Promise<void> {
    await inParts(
      () => this.lapseOffers(),
      () => this.closeQueues(),
    );
  }

  private async lapseOffers(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from waitlist_entry where state = 'offered' and offer_expires_at <= $1 limit ${atOnce}`,
      [this.clock.now()],
    );
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.lapse(tx, id));
  }

  private async lapse(tx: EntityManager, id: string): Promise<void> {
    const entry = await tx.findOneOrFail(WaitlistEntryEntity, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!entry.offerExpiresAt || entry.offerExpiresAt > this.clock.now()) return;
    if (await this.place.leave(tx, entry, 'offer_lapsed'))
      await this.mails.over(tx, entry, 'The time to accept our offer has run out.');
  }

  private async closeQueues(): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(entriesOfPastDepartures, [
      istDay(this.clock.now()),
    ]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.close(tx, id, null));
  }

  /** The departure is over or canceled: with a reason, the person gets an email. */
  async close(tx: EntityManager, id: string, reason: string | null): Promise<void> {
    const entry = await tx.findOneOrFail(WaitlistEntryEntity, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if ((await this.place.leave(tx, entry, 'departure_over')) && reason)
      await this.mails.over(tx, entry, reason);
  }
}
