/** A range of dates may break after its dash, and never within a date. */
export const wholeDates = (words: string): string =>
  words.replaceAll(' ', '\u00a0').replaceAll('–\u00a0', '– ');
