import { describe, expect, it } from '@jest/globals';
import { keyOfNone, rangeBefore, rowKey } from './report-range.js';

describe('the previous range', () => {
  it.each([
    ['2027-01-10', '2027-01-16', '2027-01-03', '2027-01-09'],
    ['2027-01-01', '2027-01-01', '2026-12-31', '2026-12-31'],
    ['2027-03-01', '2027-03-31', '2027-01-29', '2027-02-28'],
  ])('of %s to %s has the same length, and ends the day before: %s to %s', (from, to, before, until) => {
    expect(rangeBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

it('the key of rows without a value stands for an empty key, and every other key for itself', () => {
  expect([keyOfNone, 'tour-1', '', undefined].map(rowKey)).toEqual(['', 'tour-1', '', undefined]);
});
