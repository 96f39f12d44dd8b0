/** Lets a date range wrap only after its dash, never within a date. */
export const wholeDates = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('–\u00a0', '– ');
