/**
 * A text for a CSV cell that no spreadsheet evaluates as a formula, including full-width characters: East
 * Asian versions read `＝` as `=`. Amounts are not texts: they stay numbers, including negative ones.
 */
export const cellText = (text: string): string => text.replace(/^(?=[=+\-@\t\r\n＝＋－＠])/, "'");
