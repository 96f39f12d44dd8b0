import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { readInSlices } from '@valam/service-kit/report/read-in-slices';
import { sumMonths, type MonthSums } from '@valam/service-kit/report/sum-months';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import { rebuildSalesJob } from './report.jobs.js';
import { readRefunds, readSteps, sumMonths as insertMonths } from './sales.sql.js';

/** Far longer than any transaction: rows of older transactions are visible or rolled back by then. */
const settledAfter = `interval '10 minutes'`;

const restartReading = `update sales_reading set settled_step = 0, settled_refund = '-infinity', seen_step = 0,
           seen_refund = '-infinity', seen_when = '-infinity', summed_before = null`;

const moveReading = `update sales_reading set settled_step = seen_step, settled_refund = seen_refund, seen_when = now(),
         seen_step = (select coalesce(max(id), 0) from booking_step),
         seen_refund = (select coalesce(max(created_at), '-infinity') from refund)
        where seen_when < now() - ${settledAfter}`;

const months: MonthSums = {
  reading: 'sales_reading',
  first: `select min(day) as first from sales_day where dimension = 'all'`,
  clear: ['delete from sales_month where month >= $1'],
  insert: insertMonths,
};

interface Reading {
  settled_step: number;
  settled_refund: Date;
}

/**
 * Reads new rows of the ledgers. Rows with lower numbers may become visible later, so everything since the
 * last settled position is read again; an entry has the key of its row, so duplicates are ignored.
 */
@Injectable()
export class ReadSales {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('read-sales')
  run(): Promise<void> {
    return this.dataSource.transaction((tx) => this.read(tx));
  }

  @OnJob(rebuildSalesJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select from sales_reading for update');
      await tx.query('delete from sales_month');
      await tx.query('delete from sales_day');
      await tx.query('delete from sales_entry');
      await tx.query(restartReading);
      await this.read(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    // Locked until the end, so that two replicas read one after the other.
    const [reading] = await tx.query<[Reading]>(
      'select settled_step, settled_refund from sales_reading for update',
    );
    await tx.query(moveReading);
    await tx.query('update sales_reading set read_at = $1', [this.clock.now()]);
    const [newest] = await tx.query<[{ id: number }]>('select coalesce(max(id), 0) as id from booking_step');
    await readInSlices(tx, readSteps, { after: reading.settled_step, newest: newest.id });
    await tx.query(readRefunds, [reading.settled_refund]);
    await sumMonths(tx, months, this.clock.now());
  }
}
