import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

type Query = (this: PostgresQueryRunner, query: string, ...rest: unknown[]) => Promise<unknown>;

const prototype = PostgresQueryRunner.prototype as unknown as { query: Query };
const whole = prototype.query;

class Broken extends Error {
  override readonly name = 'Broken';
}

/**
 * Runs `work` with the database lost at one statement: before it reaches the server, or after it took effect and before
 * the answer comes back. From then on every statement fails, as for a process that is gone. Tells whether it came to that.
 */
export async function breakAt(
  statement: number,
  when: 'before' | 'after',
  work: () => Promise<unknown>,
): Promise<boolean> {
  let count = 0;
  let isBroken = false;
  prototype.query = async function broken(query, ...rest) {
    if (isBroken) {
      // What a dead process has left open, the server rolls back.
      if (/^\s*rollback/i.test(query)) return whole.call(this, query, ...rest);
      throw new Broken(`gone before: ${query.slice(0, 60)}`);
    }
    count += 1;
    if (count < statement) return whole.call(this, query, ...rest);
    if (when === 'after') await whole.call(this, query, ...rest);
    isBroken = true;
    throw new Broken(`gone at: ${query.slice(0, 60)}`);
  };
  try {
    await work().catch(() => undefined);
  } finally {
    prototype.query = whole;
  }
  return isBroken;
}
