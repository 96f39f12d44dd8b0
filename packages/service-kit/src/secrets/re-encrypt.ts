import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Scheduled } from '../jobs/kit-jobs.js';
import { Log } from '../logging/log.js';
import { encryptedColumns, type EncryptedColumn } from './encrypted-column.js';
import { Keyring } from './keyring.js';

interface Place {
  readonly table: string;
  readonly id: string;
  readonly column: string;
}

/**
 * The next rows that are not encrypted with the first key, whose prefix is `$1`; `$2` is the id of the last
 * processed row.
 */
const rowsToReEncrypt = ({ table, id, column }: Place, most: number, isAfterOne: boolean): string =>
  `select ${id}::text as id, ${column} as encrypted from ${table}
    where not starts_with(${column}, $1) ${isAfterOne ? `and ${id} > $2` : ''}
    order by ${table}.${id} limit ${most} for update skip locked`;

const batch = 200;

interface EncryptedRow {
  readonly id: string;
  readonly encrypted: string;
}

/**
 * Result of one run. `unreadable`: corrupted, or encrypted with a missing key; these are included in `left`.
 */
export interface ReEncrypted {
  readonly changed: number;
  readonly unreadable: number;
  readonly left: number;
}

/**
 * Key rotation: while there are several keys, re-encrypts all texts of the other keys with the first one, in
 * small transactions with row locks. The data itself has the progress, so the job may be interrupted and
 * restarted at any time.
 */
@Injectable()
export class ReEncrypt {
  constructor(
    private readonly dataSource: DataSource,
    private readonly keyring: Keyring,
    private readonly log: Log,
  ) {}

  /** Repeated, because replicas that started with the former keys keep using them for a while. */
  @Scheduled('kit-seal-anew')
  async run(): Promise<ReEncrypted> {
    const sum = { changed: 0, unreadable: 0, left: 0 };
    if (!this.keyring.isChangingKeys) return sum;
    for (const column of encryptedColumns(this.dataSource)) {
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

  private async goThrough(column: EncryptedColumn): Promise<{ changed: number; unreadable: number }> {
    const done = { changed: 0, unreadable: 0 };
    let after: string | null = null;
    do {
      const rows: EncryptedRow[] = await this.dataSource.transaction(async (tx) => {
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
    { table, id, column }: EncryptedColumn,
    after: string | null,
  ): Promise<EncryptedRow[]> {
    return tx.query<EncryptedRow[]>(
      rowsToReEncrypt({ table, id, column }, batch, after !== null),
      after === null ? [this.keyring.prefix] : [this.keyring.prefix, after],
    );
  }

  private async change(
    tx: EntityManager,
    { table, id, column, purpose }: EncryptedColumn,
    row: EncryptedRow,
  ) {
    const text = this.decrypted(purpose, row);
    if (text === null) {
      this.log.warn(
        { table, id: row.id },
        'cannot be decrypted: changed, or encrypted with a key that is not here',
      );
      return false;
    }
    const encrypted = this.keyring.encrypt(purpose, text);
    await tx.query(`update ${table} set ${column} = $1 where ${id} = $2`, [encrypted, row.id]);
    return true;
  }

  private decrypted(purpose: string, { encrypted }: EncryptedRow): string | null {
    try {
      return this.keyring.decrypt(purpose, encrypted);
    } catch {
      return null;
    }
  }

  private async left({ table, column }: EncryptedColumn): Promise<number> {
    const rows = await this.dataSource.query<{ count: string }[]>(
      `select count(*) as count from ${table} where not starts_with(${column}, $1)`,
      [this.keyring.prefix],
    );
    return Number(rows[0]?.count ?? 0);
  }
}
