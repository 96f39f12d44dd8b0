import { istDay } from '@valam/contracts/shared/days';
import type { EntityManager } from 'typeorm';
import { monthAfter, monthInProgress } from './summed-months.js';

/** Monthly sums, and the statements that compute them from daily figures. */
export interface MonthSums {
  /** The table whose only row has the month up to which everything is summed (`summed_before`). */
  readonly reading: string;
  /** Selects the `first` day with figures. */
  readonly first: string;
  /** Delete the sums from the month `$1` on. */
  readonly clear: readonly string[];
  /** Inserts the sums of the days from `$1` on and before `$2`. */
  readonly insert: string;
}

/** Sums up completed months that have no sums yet, one by one. The caller holds the lock on the reading. */
export async function sumMonths(
  tx: EntityManager,
  { reading, first, clear, insert }: MonthSums,
  now: Date,
): Promise<void> {
  const before = monthInProgress(istDay(now));
  const [summed] = await tx.query<[{ before: string | null }]>(
    `select summed_before as before from ${reading}`,
  );
  if (summed.before !== null && summed.before >= before) return;
  const [found] = await tx.query<[{ first: string | null }]>(first);
  for (const statement of clear) await tx.query(statement, [summed.before ?? '-infinity']);
  const begin = summed.before ?? (found.first && `${found.first.slice(0, 7)}-01`) ?? before;
  for (let month = begin; month < before; month = monthAfter(month))
    await tx.query(insert, [month, monthAfter(month)]);
  await tx.query(`update ${reading} set summed_before = $1`, [before]);
}
