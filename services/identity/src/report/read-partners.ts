import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { EveryCron, OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookings, readLeads, readLines, settle, startAgain } from './partner-statements.js';
import { fetchEarlierLeadsJob, rebuildPartnersJob } from './report.jobs.js';

/** Far longer than any transaction lasts: what had begun before an earlier look is visible or gone. */
const settledAfter = `interval '10 minutes'`;

interface Reading {
  settled_snapshot: number;
  settled_line: number;
  settled_lead: number;
  earlier_leads_at: Date | null;
}

/**
 * Reads what the ledgers have gained. Rows that were numbered earlier may become visible later, so everything since the
 * last settled look is read again; an entry has the key of its row, so that twice counts once.
 */
@Injectable()
export class ReadPartners {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('* * * * *', 'read-partners')
  run(): Promise<void> {
    return this.dataSource.transaction((tx) => this.read(tx));
  }

  @OnJob(rebuildPartnersJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select from partner_reading for update');
      await tx.query('delete from partner_day');
      await tx.query('delete from partner_entry');
      await tx.query(startAgain);
      await this.read(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    // Held to the end: two replicas read one after the other.
    const [reading] = await tx.query<[Reading]>(
      'select settled_snapshot, settled_line, settled_lead, earlier_leads_at from partner_reading for update',
    );
    await tx.query(settle(settledAfter));
    await tx.query('update partner_reading set read_at = $1', [this.clock.now()]);
    await tx.query(readBookings, [reading.settled_snapshot]);
    await tx.query(readLines, [reading.settled_line]);
    await tx.query(readLeads, [reading.settled_lead]);
    if (!reading.earlier_leads_at) await addJob(tx, fetchEarlierLeadsJob, {}, { key: 'fetch-earlier-leads' });
  }
}
