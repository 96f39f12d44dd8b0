/** A cell of CSV; one that begins like a formula is made harmless. */
const cell = (text: string): string => `"${text.replace(/"/g, '""').replace(/^(?=[=+\-@])/, "'")}"`;

/** Rows as a spreadsheet opens them. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\r\n');

/** Pages of one table, each with the same first line, as one. */
export const joinPages = (pages: readonly string[]): string =>
  pages.map((page, index) => (index === 0 ? page : page.slice(page.indexOf('\n') + 1))).join('');
