import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { addJob } from '@valam/service-kit/jobs/jobs';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { readInSlices } from '@valam/service-kit/report/read-in-slices';
import { sumMonths, type MonthSums } from '@valam/service-kit/report/sum-months';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import {
  newestRows,
  readBookings,
  readLeads,
  readLines,
  settle,
  startAgain,
  sumMonths as insertMonths,
} from './partner.sql.js';
import { fetchEarlierLeadsJob, rebuildPartnersJob } from './report.jobs.js';

/** Far longer than any transaction: rows of older transactions are visible or rolled back by then. */
const settledAfter = `interval '10 minutes'`;

const months: MonthSums = {
  reading: 'partner_reading',
  first: 'select least((select min(day) from partner_day), (select min(day) from referral_click)) as first',
  clear: ['delete from partner_month where month >= $1', 'delete from all_partners_day where day >= $1'],
  insert: insertMonths,
};

interface Reading {
  settled_snapshot: number;
  settled_line: number;
  settled_lead: number;
  earlier_leads_at: Date | null;
}

/**
 * Reads new rows of the ledgers. Rows with lower numbers may become visible later, so everything since the
 * last settled position is read again; an entry has the key of its row, so duplicates are ignored.
 */
@Injectable()
export class ReadPartners {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('read-partners')
  run(): Promise<void> {
    return this.dataSource.transaction((tx) => this.read(tx));
  }

  @OnJob(rebuildPartnersJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select from partner_reading for update');
      await tx.query('delete from partner_month');
      await tx.query('delete from all_partners_day');
      await tx.query('delete from partner_day');
      await tx.query('delete from partner_entry');
      await tx.query(startAgain);
      await this.read(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    // Locked until the end, so that two replicas read one after the other.
    const [reading] = await tx.query<[Reading]>(
      'select settled_snapshot, settled_line, settled_lead, earlier_leads_at from partner_reading for update',
    );
    await tx.query(settle(settledAfter));
    await tx.query('update partner_reading set read_at = $1', [this.clock.now()]);
    const [newest] = await tx.query<[{ snapshot: number; line: number; lead: number }]>(newestRows);
    await readInSlices(tx, readBookings, { after: reading.settled_snapshot, newest: newest.snapshot });
    await readInSlices(tx, readLines, { after: reading.settled_line, newest: newest.line });
    await readInSlices(tx, readLeads, { after: reading.settled_lead, newest: newest.lead });
    await sumMonths(tx, months, this.clock.now());
    if (!reading.earlier_leads_at) await addJob(tx, fetchEarlierLeadsJob, {}, { key: 'fetch-earlier-leads' });
  }
}
