/** Negative numbers are not formulas: they stay unescaped, so that a spreadsheet can add them. */
const negative = /^-\d+(?:\.\d+)?$/;

/**
 * Escapes a CSV cell against formula injection: leading formula characters, including their full-width forms, and the
 * white space that a spreadsheet skips before them.
 */
const cell = (text: string): string =>
  negative.test(text)
    ? `"${text}"`
    : `"${text.replace(/"/g, '""').replace(/^(?=[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20])/, "'")}"`;

export const lineEnd = '\r\n';

export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join(lineEnd);

/** Concatenates pages of CSV that all begin with the same header line. */
export const joinPages = (pages: readonly string[]): string =>
  pages.map((page, index) => (index === 0 ? page : page.slice(page.indexOf('\n') + 1))).join('');
