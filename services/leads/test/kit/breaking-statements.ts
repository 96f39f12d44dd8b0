import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

type Query = (this: PostgresQueryRunner, query: string, ...rest: unknown[]) => Promise<unknown>;

const prototype = PostgresQueryRunner.prototype as unknown as { query: Query };
const whole = prototype.query;

class Broken extends Error {
  override readonly name = 'Broken';
}

/**
 * Runs `work` with the database lost after one statement: the statement took effect, but its response is
 * lost, and every later statement fails, as after a crash. Returns true if that point was reached.
 */
export async function breakAfter(statement: number, work: () => Promise<unknown>): Promise<boolean> {
  let count = 0;
  let isBroken = false;
  prototype.query = async function broken(query, ...rest) {
    // The server rolls back the open transaction of a dead process.
    if (isBroken && /^\s*rollback/i.test(query)) return whole.call(this, query, ...rest);
    if (isBroken) throw new Broken(`gone before: ${query.slice(0, 60)}`);
    const answer = await whole.call(this, query, ...rest);
    count += 1;
    if (count < statement) return answer;
    isBroken = true;
    // TypeORM considers it not started and rolls nothing back, so the pool would keep a connection with an
    // open transaction.
    if (/^\s*start transaction/i.test(query)) await whole.call(this, 'ROLLBACK');
    throw new Broken(`gone after: ${query.slice(0, 60)}`);
  };
  try {
    await work().catch(() => undefined);
  } finally {
    prototype.query = whole;
  }
  return isBroken;
}
