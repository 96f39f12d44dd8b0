import { expect } from '@jest/globals';

/** Parses numbers without signs, currencies and thousands separators, in which a file differs from the screen. */
const numbersIn = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

/** Expects every figure in the tables and totals of a screen to be in its file. In a file, durations are minutes. */
export function expectInFile(screen: HTMLElement, csv: string): void {
  const figures = [...screen.querySelectorAll('td.figures, dd.figure')]
    .flatMap((cell) => [...cell.querySelectorAll('span > span, span'), cell])
    .filter((part) => part.childElementCount === 0)
    .map(({ textContent }) => textContent.replace(/\([^)]*\)/, ''))
    .filter((text) => /\d/.test(text) && !/\d (min|h|d)\b/.test(text));
  expect(figures.length).toBeGreaterThan(0);
  const inFile = new Set(numbersIn(csv));
  expect(figures.filter((text) => !numbersIn(text).every((number) => inFile.has(number)))).toEqual([]);
}
