import type { DataSource, EntityManager } from 'typeorm';

/** This many consecutive failures are not caused by single items: the database is down. */
const mostInARow = 10;

/** Processes each item in a separate transaction, like `oneByOne`. */
export function inTransactions<T>(
  dataSource: DataSource,
  items: readonly T[],
  work: (tx: EntityManager, item: T) => Promise<unknown>,
): Promise<void> {
  return oneByOne(items, (item) => dataSource.transaction((tx) => work(tx, item)));
}

/** The independent parts of a sweep: one that fails, perhaps every time, does not keep the next from its work. */
export function inParts(...parts: (() => Promise<void>)[]): Promise<void> {
  return oneByOne(parts, (part) => part());
}

/**
 * Processes the items of a sweep. A failed one does not stop those after it: otherwise a single bad record would stop the
 * sweep at the same place every time. In the end the call fails with all errors, so that its job is logged and retried.
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
