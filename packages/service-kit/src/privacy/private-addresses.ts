import type { DataSource } from 'typeorm';
import { privatePages, secretQueryNames } from '@valam/contracts/shared/private-pages';

const folders = privatePages.map((page) => page.slice(0, page.indexOf(':'))).join('|');

/** Pages of the site with a key in their path or in their query. */
const isPrivate = (column: string): string => `${column} ~ '(${folders})[^/?]'
    or ${column} ~* '[?&](${secretQueryNames.join('|')})='`;

const forgetSome = (table: string, column: string, most: number): string => `
  update ${table} set ${column} = null where id in (
    select id from ${table} where ${isPrivate(column)} limit ${most} for update skip locked)`;

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
