import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron, OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { rebuildSalesJob } from './report.jobs.js';
import { readRefunds, readSteps } from './sales-statements.js';

/** Far longer than any transaction lasts: what had begun before an earlier look is visible or gone. */
const settledAfter = `interval '10 minutes'`;

/** No statement of a rebuild takes longer than a few seconds. */
const stepsAtOnce = 20_000;

interface Reading {
  settled_step: number;
  settled_refund: Date;
}

/**
 * Reads what the ledgers have gained. Rows that were numbered earlier may become visible later, so everything since the
 * last settled look is read again; an entry has the key of its row, so that twice counts once.
 */
@Injectable()
export class ReadSales {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('* * * * *', 'read-sales')
  run(): Promise<void> {
    return this.dataSource.transaction((tx) => this.read(tx));
  }

  @OnJob(rebuildSalesJob)
  rebuild(): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('select from sales_reading for update');
      await tx.query('delete from sales_day');
      await tx.query('delete from sales_entry');
      await tx.query(
        `update sales_reading set settled_step = 0, settled_refund = '-infinity', seen_step = 0,
           seen_refund = '-infinity', seen_when = '-infinity'`,
      );
      await this.read(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    // Held to the end: two replicas read one after the other.
    const [reading] = await tx.query<[Reading]>(
      'select settled_step, settled_refund from sales_reading for update',
    );
    await tx.query(
      `update sales_reading set settled_step = seen_step, settled_refund = seen_refund, seen_when = now(),
         seen_step = (select coalesce(max(id), 0) from booking_step),
         seen_refund = (select coalesce(max(created_at), '-infinity') from refund)
        where seen_when < now() - ${settledAfter}`,
    );
    await tx.query('update sales_reading set read_at = $1', [this.clock.now()]);
    const [newest] = await tx.query<[{ id: number }]>('select coalesce(max(id), 0) as id from booking_step');
    for (let after = reading.settled_step; after < newest.id; after += stepsAtOnce)
      await tx.query(readSteps, [after, after + stepsAtOnce]);
    await tx.query(readRefunds, [reading.settled_refund]);
  }
}
