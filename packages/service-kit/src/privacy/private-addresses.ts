import type { DataSource } from 'typeorm';
import { forgetSome } from './private-addresses.sql.js';

const atOnce = 500;

/**
 * Removes the addresses of private pages from columns that say from which page a form was sent: staff and partners read
 * them, and could open what the address opens. Present pages send no such address; earlier ones did, and some are still
 * open. Returns how many were removed.
 */
export async function forgetPrivateAddresses(
  dataSource: DataSource,
  columns: readonly (readonly [table: string, column: string])[],
): Promise<number> {
  let all = 0;
  for (const [table, column] of columns) {
    let some = atOnce;
    while (some === atOnce) {
      [, some] = await dataSource.query<[unknown[], number]>(forgetSome(table, column, atOnce));
      all += some;
    }
  }
  return all;
}
