import type { DataSource, EntityManager } from 'typeorm';

/** This many consecutive failures are not caused by single items: the database is unavailable. */
const mostInARow = 10;

/** Processes each item in a separate transaction, like `oneByOne`. */
export function inTransactions<T>(
  dataSource: DataSource,
  items: readonly T[],
  work: (tx: EntityManager, item: T) => Promise<unknown>,
): Promise<void> {
  return oneByOne(items, (item) => dataSource.transaction((tx) => work(tx, item)));
}

/** Runs the independent parts of a sweep: a part that fails does not prevent the next one from running. */
export function inParts(...parts: (() => Promise<void>)[]): Promise<void> {
  return oneByOne(parts, (part) => part());
}

/**
 * Processes the items of a sweep. A failed item does not stop the following ones: otherwise a single bad
 * record would stop the sweep at the same place every time. At the end the call fails with all errors, so
 * that its job is logged and retried.
 */
export async function oneByOne<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const item of items) {
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
      if (inARow === mostInARow) break;
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1)
    throw new AggregateError(
      failures,
      `${failures.length} of ${items.length} failed: ${String(failures[0])}`,
    );
}
