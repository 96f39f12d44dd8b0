import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import { EveryCron, OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import {
  cashDifferences,
  newestMoment,
  nextMoment,
  partsOfIds,
  readDues,
  readMoved,
} from './cash-statements.js';
import { rebuildCashJob } from './report.jobs.js';

/** Far longer than any transaction lasts: what had begun before an earlier look is visible or gone. */
const settledAfter = `interval '10 minutes'`;

/**
 * Prepares the cash report: entries of money that moved, read on from the last settled look, and what is due. Then the
 * prepared sums are compared with their ledgers, of one snapshot, so that the report can say when it does not add up.
 */
@Injectable()
export class ReadCash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @EveryCron('*/5 * * * *', 'read-cash')
  run(): Promise<void> {
    return this.alone((tx) => this.read(tx));
  }

  @OnJob(rebuildCashJob)
  rebuild(): Promise<void> {
    return this.alone(async (tx) => {
      await tx.query('delete from cash_day');
      await tx.query('delete from cash_entry');
      await tx.query('delete from cash_due');
      await tx.query(
        `update cash_reading set settled = '-infinity', seen = '-infinity', seen_when = '-infinity'`,
      );
      await this.read(tx);
    });
  }

  /** The lock comes before the snapshot: the second of two replicas sees what the first has written. */
  private alone(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      await tx.query('lock table cash_reading in exclusive mode');
      await work(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    const [reading] = await tx.query<[{ settled: string }]>('select settled::text from cash_reading');
    for (let after = reading.settled; after !== 'infinity';) {
      const [next] = await tx.query<[{ until: string }]>(nextMoment, [after]);
      await tx.query(readMoved, [after, next.until]);
      after = next.until;
    }
    for (const part of partsOfIds) await tx.query(readDues, [...part]);
    await tx.query(
      `update cash_reading set settled = seen, seen_when = now(), seen = (${newestMoment})
        where seen_when < now() - ${settledAfter}`,
    );
    const differences = await tx.query<unknown[]>(cashDifferences);
    await tx.query('update cash_reading set read_at = $1, differences = $2', [
      this.clock.now(),
      JSON.stringify(differences),
    ]);
  }
}
