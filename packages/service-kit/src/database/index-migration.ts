import type { MigrationInterface, QueryRunner } from 'typeorm';
import { longestMs, storedName, type MigrationClass } from './migration.js';
import { unhurried } from './prepared-statements.js';

const making = /^create (?:unique )?index concurrently (\w+) on /;
const dropping = /^drop index concurrently if exists \w+$/;

/**
 * Creates indexes of a table with rows, concurrently with writes; in a `migration`, every write would wait
 * for the index. It runs without a transaction: an interrupted run leaves an invalid index and is repeated.
 */
export function indexMigration(name: string, statements: readonly string[]): MigrationClass {
  const other = statements.find((statement) => !making.test(statement) && !dropping.test(statement));
  if (other) throw new Error(`${name} may only create or drop indexes concurrently, not: ${other}`);
  const stored = storedName(name);
  return class implements MigrationInterface {
    readonly name = stored;
    readonly transaction = false;
    async up(runner: QueryRunner): Promise<void> {
      // `create index concurrently` waits for all older transactions, and nothing queues behind it.
      await runner.query(`set lock_timeout = 0; set statement_timeout = ${longestMs}`);
      try {
        for (const statement of statements) await carryOut(runner, statement);
      } finally {
        await runner.query('reset lock_timeout; reset statement_timeout');
      }
    }
    async down(): Promise<void> {
      throw new Error('Migrations only go forward');
    }
  };
}

async function carryOut(runner: QueryRunner, statement: string): Promise<void> {
  const [, index] = making.exec(statement) ?? [];
  if (index) {
    const [found] = await runner.manager.query<{ indisvalid: boolean }[]>(
      'select indisvalid from pg_index where indexrelid = to_regclass($1)',
      [index],
    );
    if (found?.indisvalid) return;
    if (found) await runner.query(unhurried(`drop index concurrently ${index}`, longestMs));
  }
  await runner.query(unhurried(statement, longestMs));
}
