import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { sumMonths, type MonthSums } from '@valam/service-kit/report/sum-months';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../../jobs.js';
import { rebuildFunnelJob } from '../report.jobs.js';
import { startAgain, readBookings, readCounts, settle, sumMonths as insertMonths } from './funnel.sql.js';

const newestRead = `select (select coalesce(max(position), 0) from visit_count) as count,
              (select coalesce(max(id), 0) from booking_step) as step`;

/** Far longer than any transaction: rows of older transactions are visible or rolled back by then. */
const settledAfter = `interval '10 minutes'`;

/** Limits each statement of a rebuild to a few seconds. */
const rowsAtOnce = 20_000;

const months: MonthSums = {
  reading: 'funnel_reading',
  first: `select min(day) as first from funnel_day where dimension = 'tour'`,
  clear: ['delete from funnel_tour_month where month >= $1'],
  insert: insertMonths,
};

interface Reading {
  settled_count: number;
  settled_step: number;
}

/**
 * Reads new rows of the counts and the history of bookings. Rows with lower numbers may become visible later,
 * so everything since the last settled position is read again; an entry has the key of its row, so duplicates
 * are ignored.
 */
@Injectable()
export class ReadFunnel {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('read-funnel')
  run(): Promise<void> {
    return this.dataSource.transaction((tx) => this.read(tx));
  }

  @OnJob(rebuildFunnelJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select from funnel_reading for update');
      await tx.query('delete from funnel_day');
      await tx.query('delete from funnel_tour_month');
      await tx.query('delete from funnel_entry');
      await tx.query(startAgain);
      await this.read(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    // Locked until the end, so that two replicas read one after the other.
    const [settled] = await tx.query<[Reading]>(
      'select settled_count, settled_step from funnel_reading for update',
    );
    await tx.query(settle(settledAfter));
    await tx.query('update funnel_reading set read_at = $1', [this.clock.now()]);
    const [newest] = await tx.query<[{ count: number; step: number }]>(newestRead);
    for (let after = settled.settled_count; after < newest.count; after += rowsAtOnce)
      await tx.query(readCounts, [after, after + rowsAtOnce]);
    for (let after = settled.settled_step; after < newest.step; after += rowsAtOnce)
      await tx.query(readBookings, [after, after + rowsAtOnce]);
    await sumMonths(tx, months, this.clock.now());
  }
}
