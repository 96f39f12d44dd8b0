import { expect, it } from '@jest/globals';
import { daysAway } from '../../src/admin/record/format-moment';

it.each([
  ['2027-01-01', 'today'],
  ['2027-01-02', 'tomorrow'],
  ['2027-01-03', 'in 2 days'],
  ['2027-03-01', 'in 59 days'],
  ['2026-12-31', 'yesterday'],
  ['2026-12-30', '2 days ago'],
])('from Jan 01, %s is said as %s', (day, words) => {
  expect(daysAway('2027-01-01', day)).toBe(words);
});
