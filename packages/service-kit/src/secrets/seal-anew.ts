import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EveryCron } from '../jobs/on-job.js';
import { Log } from '../logging/log.js';
import { sealedColumns, type SealedColumn } from './sealed-column.js';
import { Sealer } from './sealer.js';

const batch = 200;

interface SealedRow {
  readonly id: string;
  readonly sealed: string;
}

/** What one turn did. `unreadable`: changed, or by a key that is not here; `left` counts those as well. */
export interface SealedAnew {
  readonly changed: number;
  readonly unreadable: number;
  readonly left: number;
}

/**
 * While there are several keys, seals with the first what the others sealed: a small transaction at a time, each row under
 * its lock. Where it stands is in the data, so it may be stopped anywhere and begun again.
 */
@Injectable()
export class SealAnew {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
    private readonly log: Log,
  ) {}

  /** Again and again, for replicas that were started with the keys of before go on sealing with another for a while. */
  @EveryCron('*/5 * * * *', 'kit-seal-anew')
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
      sum.left > 0 ? 'some is still sealed by another key' : 'all is sealed by the first key',
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

  /** Rows that someone else works on are left for the next turn. */
  private next(
    tx: EntityManager,
    { table, id, column }: SealedColumn,
    after: string | null,
  ): Promise<SealedRow[]> {
    return tx.query<SealedRow[]>(
      `select ${id}::text as id, ${column} as sealed from ${table}
        where not starts_with(${column}, $1) ${after === null ? '' : `and ${id} > $2`}
        order by ${table}.${id} limit ${batch} for update skip locked`,
      after === null ? [this.sealer.prefix] : [this.sealer.prefix, after],
    );
  }

  private async change(tx: EntityManager, { table, id, column, purpose }: SealedColumn, row: SealedRow) {
    const opened = this.opened(purpose, row);
    if (opened === null) {
      this.log.warn({ table, id: row.id }, 'cannot be opened: changed, or sealed by a key that is not here');
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
