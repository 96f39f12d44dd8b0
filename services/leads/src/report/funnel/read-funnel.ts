import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron, OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { rebuildFunnelJob } from '../report.jobs.js';
import { readBookings, readCounts, settle, startAgain } from './funnel-statements.js';

/** Far longer than any transaction lasts: what had begun before an earlier look is visible or gone. */
const settledAfter = `interval '10 minutes'`;

/** No statement of a rebuild takes longer than a few seconds. */
const rowsAtOnce = 20_000;

interface Reading {
  settled_count: number;
  settled_step: number;
}

/**
 * Reads what the counts and the history of bookings have gained. Rows that were numbered earlier may become visible
 * later, so everything since the last settled look is read again; an entry has the key of its row, so that twice counts
 * once.
 */
@Injectable()
export class ReadFunnel {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('* * * * *', 'read-funnel')
  run(): Promise<void> {
    return this.dataSource.transaction((tx) => this.read(tx));
  }

  @OnJob(rebuildFunnelJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select from funnel_reading for update');
      await tx.query('delete from funnel_day');
      await tx.query('delete from funnel_entry');
      await tx.query(startAgain);
      await this.read(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    // Held to the end: two replicas read one after the other.
    const [settled] = await tx.query<[Reading]>(
      'select settled_count, settled_step from funnel_reading for update',
    );
    await tx.query(settle(settledAfter));
    await tx.query('update funnel_reading set read_at = $1', [this.clock.now()]);
    const [newest] = await tx.query<[{ count: number; step: number }]>(
      `select (select coalesce(max(position), 0) from visit_count) as count,
              (select coalesce(max(id), 0) from booking_step) as step`,
    );
    for (let after = settled.settled_count; after < newest.count; after += rowsAtOnce)
      await tx.query(readCounts, [after, after + rowsAtOnce]);
    for (let after = settled.settled_step; after < newest.step; after += rowsAtOnce)
      await tx.query(readBookings, [after, after + rowsAtOnce]);
  }
}
