import { Injectable } from '@nestjs/common';
import { formatDayRange } from '@valam/contracts/shared/days';
import { Clock } from '@valam/service-kit/clock/clock';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { departureStatus } from '../departure/departure-status.js';
import { DepartureEntity, sellable } from '../departure/departure.entity.js';
import { moveOffersJob } from '../departure/departure.jobs.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';
import { WaitlistMails } from './waitlist-mails.js';

const offersBefore = `select id from waitlist_entry where departure_id = $1 and state = 'offered'
          and greatest(offered_at, told_at) <= $2 order by queue_number`;

type Change = JobPayload<typeof moveOffersJob>;

/** A departure was rescheduled: open offers are sent again with the new days. */
@Injectable()
export class MoveOffers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly mails: WaitlistMails,
  ) {}

  @OnJob(moveOffersJob)
  async run(change: Change): Promise<void> {
    const { departureId, changedAt } = change;
    const rows = await this.dataSource.query<{ id: string }[]>(offersBefore, [departureId, changedAt]);
    await inTransactions(this.dataSource, rows, (tx, { id }) => this.one(tx, id, change));
  }

  private async one(tx: EntityManager, id: string, { departureId, formerDays }: Change): Promise<void> {
    const entry = await tx.findOneOrFail(WaitlistEntryEntity, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    const now = this.clock.now();
    const { state, offerExpiresAt } = entry;
    if (state !== 'offered' || !offerExpiresAt || offerExpiresAt <= now) return;
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: departureId });
    if (departureStatus(sellable(departure), now) === 'closed') return;
    // Recorded, so that a second change within the hour or a retried job knows that this person got the days.
    await tx.update(WaitlistEntryEntity, { id }, { toldAt: now });
    const former = datesOf(formerDays);
    if (former !== datesOf(departure)) await this.mails.offered(tx, entry, departure, offerExpiresAt, former);
  }
}

const datesOf = ({ startDate, endDate }: Change['formerDays']): string => formatDayRange(startDate, endDate);
