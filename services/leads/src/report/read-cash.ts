import { Injectable } from '@nestjs/common';
import type { getCashReport } from '@valam/contracts/leads/report.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { Clock } from '@valam/service-kit/clock/clock';
import { OnJob } from '@valam/service-kit/jobs/on-job';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs.js';
import {
  balanceSums,
  movedSums,
  nextMoment,
  partsOfIds,
  preparedSums,
  readDues,
  readMoved,
  takeOutFailed,
  newestMoment,
} from './cash.sql.js';
import { rebuildCashJob } from './report.jobs.js';

/** Far longer than any transaction: rows of older transactions are visible or rolled back by then. */
const settledAfter = `interval '10 minutes'`;

const moveReading = `update cash_reading set settled = seen, seen_when = now(), seen = (${newestMoment})
        where seen_when < now() - ${settledAfter}`;

type Report = RpcReturn<typeof getCashReport>;

type LedgerSum = Pick<Report['differences'][number], 'ledger' | 'currency'> & { readonly minor: number };

/**
 * Prepares the cash report: new entries of money movements since the last settled position, and amounts due.
 * Then compares the prepared sums with their ledgers in one snapshot, so that the report can show an
 * inconsistency.
 */
@Injectable()
export class ReadCash {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Scheduled('read-cash')
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

  /** Takes the lock before the snapshot: the second of two replicas sees the rows of the first. */
  private alone(work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      await tx.query('lock table cash_reading in exclusive mode');
      await work(tx);
    });
  }

  private async read(tx: EntityManager): Promise<void> {
    const [reading] = await tx.query<[{ settled: string }]>('select settled::text from cash_reading');
    await tx.query(takeOutFailed);
    for (let after = reading.settled; after !== 'infinity';) {
      const [next] = await tx.query<[{ until: string }]>(nextMoment, [after]);
      await tx.query(readMoved, [after, next.until]);
      after = next.until;
    }
    for (const part of partsOfIds) await tx.query(readDues, [...part]);
    await tx.query(moveReading);
    const differences = await this.differences(tx);
    await tx.query('update cash_reading set read_at = $1, differences = $2', [
      this.clock.now(),
      JSON.stringify(differences),
    ]);
  }

  /** Differences between the prepared sums and their ledgers, by ledger and currency. */
  private async differences(tx: EntityManager): Promise<Report['differences']> {
    const found = new Map<string, Report['differences'][number]>();
    const add = (side: 'ledgerMinor' | 'preparedMinor', sums: readonly LedgerSum[]) => {
      for (const { ledger, currency, minor } of sums) {
        const key = `${ledger} ${currency}`;
        const known = found.get(key) ?? { ledger, currency, ledgerMinor: 0, preparedMinor: 0 };
        found.set(key, { ...known, [side]: known[side] + minor });
      }
    };
    add('ledgerMinor', await tx.query<LedgerSum[]>(movedSums));
    for (const part of partsOfIds) add('ledgerMinor', await tx.query<LedgerSum[]>(balanceSums, [...part]));
    add('preparedMinor', await tx.query<LedgerSum[]>(preparedSums));
    return [...found]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([, sums]) => sums)
      .filter(({ ledgerMinor, preparedMinor }) => ledgerMinor !== preparedMinor);
  }
}
