import type { DataSource, EntityManager } from 'typeorm';
import { waitFor } from './wait-for.js';

/**
 * Makes a change while another transaction is open, and commits that transaction as soon as the change is
 * made or waits for it.
 */
export async function whileOpen<T>(
  dataSource: DataSource,
  open: (tx: EntityManager) => Promise<unknown>,
  change: () => Promise<T>,
): Promise<T> {
  const begun: Promise<T>[] = [];
  await dataSource.transaction(async (tx) => {
    await open(tx);
    let isMade = false;
    const made = change();
    begun.push(made);
    made.then(
      () => (isMade = true),
      () => (isMade = true),
    );
    await waitFor(async () => isMade || (await isWaiting(dataSource)));
  });
  const [made] = begun;
  if (!made) throw new Error('The change was not begun');
  return made;
}

/** Returns true while a statement waits for another transaction. */
export async function isWaiting({ manager }: Pick<DataSource, 'manager'>): Promise<boolean> {
  const waiting = await manager.query<unknown[]>(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}
