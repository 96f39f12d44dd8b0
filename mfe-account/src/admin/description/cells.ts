/** A negative number: it can be summed, and is no formula. */
const negative = /^-\d+(?:\.\d+)?$/;

/**
 * A CSV cell; a leading formula character is escaped, also in its full width, and so is white space that a spreadsheet
 * would skip in front of one.
 */
const cell = (text: string): string =>
  negative.test(text)
    ? `"${text}"`
    : `"${text.replace(/"/g, '""').replace(/^(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, "'")}"`;

export const lineEnd = '\r\n';

/** Rows as CSV. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join(lineEnd);

/** Concatenates CSV pages that each begin with the same header line. */
export const joinPages = (pages: readonly string[]): string =>
  pages.map((page, index) => (index === 0 ? page : page.slice(page.indexOf('\n') + 1))).join('');
