import { expect, it } from '@jest/globals';
import { lastTwelveMonths } from './months.js';

it.each([
  ['2027-02-06', '2026-03', '2027-02'],
  ['2027-12-31', '2027-01', '2027-12'],
  ['2027-01-01', '2026-02', '2027-01'],
])('the last twelve months on %s begin with %s and end with %s', (today, first, last) => {
  const months = lastTwelveMonths(today);
  expect([months[0], months.at(-1), months.length, new Set(months).size]).toEqual([first, last, 12, 12]);
});
