import { privatePages, secretQueryNames } from '@valam/contracts/shared/private-pages';

const folders = privatePages.map((page) => page.slice(0, page.indexOf(':'))).join('|');

/** Pages of the site with a key in their path or in their query. */
const isPrivate = (column: string): string => `${column} ~ '(${folders})[^/?]'
    or ${column} ~* '[?&](${secretQueryNames.join('|')})='`;

export const forgetSome = (table: string, column: string, most: number): string => `
  update ${table} set ${column} = null where id in (
    select id from ${table} where ${isPrivate(column)} limit ${most} for update skip locked)`;
