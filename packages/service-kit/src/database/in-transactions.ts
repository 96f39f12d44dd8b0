import type { DataSource, EntityManager } from 'typeorm';

/** So many failures in a row are not the fault of single items: the database is away. */
const mostInARow = 10;

/**
 * Works on each item in a transaction of its own. One that fails holds up none of those after it: without this, a single
 * record that cannot be worked on would stop a sweep at the same place every time. In the end the call fails with everything
 * that went wrong, so that its job is logged and tried again.
 */
export async function inTransactions<T>(
  dataSource: DataSource,
  items: readonly T[],
  work: (tx: EntityManager, item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const item of items) {
    try {
      await dataSource.transaction((tx) => work(tx, item));
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
