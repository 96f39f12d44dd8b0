/**
 * A text for a cell of CSV that no spreadsheet reads as a formula, in full width neither: East Asian ones read `＝` as `=`.
 * Amounts are not texts: they stay numbers, including negative ones.
 */
export const cellText = (text: string): string => text.replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
