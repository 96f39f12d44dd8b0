import type { DataSource } from 'typeorm';
import { privatePages, secretQueryNames } from '@valam/contracts/shared/private-pages';

const folders = privatePages.map((page) => page.slice(0, page.indexOf(':'))).join('|');

/** Matches URLs of pages with a token in their path or query. */
const isPrivate = (column: string): string => `${column} ~ '(${folders})[^/?]'
    or ${column} ~* '[?&](${secretQueryNames.join('|')})='`;

const forgetSome = (table: string, column: string, most: number): string => `
  update ${table} set ${column} = null where id in (
    select id from ${table} where ${isPrivate(column)} limit ${most} for update skip locked)`;

const atOnce = 500;

/**
 * Removes URLs of private pages from columns with the page that a form was sent from: staff and partners read
 * these columns and could open the page. Current pages do not send such URLs; earlier ones did, and some of
 * those are still open. Returns the number of removed URLs.
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
