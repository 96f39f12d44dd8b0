import { Injectable } from '@nestjs/common';
import { inTransactions } from '@valam/service-kit/database/in-transactions';
import type { JobPayload } from '@valam/service-kit/jobs/job';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource } from 'typeorm';
import { LapsedOffers } from './lapsed-offers.js';
import { closeQueueJob } from '../departure/departure.jobs.js';

/** Closes the waitlist of a canceled departure. */
@Injectable()
export class CloseQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly offers: LapsedOffers,
  ) {}

  @OnJob(closeQueueJob)
  async run({ departureId, reason }: JobPayload<typeof closeQueueJob>): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from waitlist_entry where departure_id = $1 and state in ('waiting', 'offered') order by queue_number`,
      [departureId],
    );
    await inTransactions(this.dataSource, rows, (tx, { id }) =>
      this.offers.close(tx, id, `The departure was cancelled: ${reason}`),
    );
  }
}
