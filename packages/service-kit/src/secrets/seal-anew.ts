import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs/kit-jobs.js';
import { Log } from '../logging/log.js';
import { sealedColumns, type SealedColumn } from './sealed-column.js';
import { Sealer } from './sealer.js';
import { sealedRows } from './seal-anew.sql.js';

const batch = 200;

interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/** Result of one run. `unreadable`: corrupted, or encrypted with a missing key; `left` includes those. */
export interface SealedAnew {
  readonly changed: number;
  readonly unreadable: number;
  readonly left: number;
}

/**
 * Key rotation: while there are several keys, re-encrypts with the first key all texts of the others, in small
 * transactions, each row under its lock. Progress is in the data, so it may be interrupted and restarted at any time.
 */
@Injectable()
export class SealAnew {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
    private readonly log: Log,
  ) {}

  /** Repeated, because replicas started with the earlier keys keep encrypting with another one for a while. */
  @Scheduled('kit-seal-anew')
  async run(): Promise<SealedAnew> {
    const sum = { changed: 0, unreadable: 0, left: 0 };
    if (!this.sealer.isChangingKeys) return sum;
    for (const column of sealedColumns(this.dataSource)) {
      const { changed, unreadable } = await this.goThrough(column);
      sum.changed += changed;
      sum.unreadable += unreadable;
      sum.left += await this.left(column);
    }
    this.log.info(
      sum,
      sum.left > 0 ? 'some is still encrypted with another key' : 'all is encrypted with the first key',
    );
    return sum;
  }

  private async goThrough(column: SealedColumn): Promise<{ changed: number; unreadable: number }> {
    const done = { changed: 0, unreadable: 0 };
    let after: string | null = null;
    do {
      const rows: SealedRow[] = await this.dataSource.transaction(async (tx) => {
        const found = await this.next(tx, column, after);
        for (const row of found) done[(await this.change(tx, column, row)) ? 'changed' : 'unreadable']++;
        return found;
      });
      after = rows.at(-1)?.id ?? null;
    } while (after !== null);
    return done;
  }

  /** Locked rows are left for the next run. */
  private next(
    tx: EntityManager,
    { table, id, column }: SealedColumn,
    after: string | null,
  ): Promise<SealedRow[]> {
    return tx.query<SealedRow[]>(
      sealedRows({ table, id, column }, batch, after !== null),
      after === null ? [this.sealer.prefix] : [this.sealer.prefix, after],
    );
  }

  private async change(tx: EntityManager, { table, id, column, purpose }: SealedColumn, row: SealedRow) {
    const opened = this.opened(purpose, row);
    if (opened === null) {
      this.log.warn(
        { table, id: row.id },
        'cannot be decrypted: changed, or encrypted with a key that is not here',
      );
      return false;
    }
    const sealed = this.sealer.seal(purpose, opened);
    await tx.query(`update ${table} set ${column} = $1 where ${id} = $2`, [sealed, row.id]);
    return true;
  }

  private opened(purpose: string, { sealed }: SealedRow): string | null {
    try {
      return this.sealer.open(purpose, sealed);
    } catch {
      return null;
    }
  }

  private async left({ table, column }: SealedColumn): Promise<number> {
    const rows = await this.dataSource.query<{ count: string }[]>(
      `select count(*) as count from ${table} where not starts_with(${column}, $1)`,
      [this.sealer.prefix],
    );
    return Number(rows[0]?.count ?? 0);
  }
}
