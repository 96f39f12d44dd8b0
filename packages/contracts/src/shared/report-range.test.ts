import { describe, expect, it } from '@jest/globals';
import { keyOfNone, rangeBefore, rowKey } from './report-range.js';

describe('the range before', () => {
  it.each([
    ['2027-01-10', '2027-01-16', '2027-01-03', '2027-01-09'],
    ['2027-01-01', '2027-01-01', '2026-12-31', '2026-12-31'],
    ['2027-03-01', '2027-03-31', '2027-01-29', '2027-02-28'],
  ])('of %s to %s is as long, and ends the day before: %s to %s', (from, to, before, until) => {
    expect(rangeBefore({ from, to })).toEqual({ from: before, to: until });
  });
});

it('the key of what has none stands for an empty one, and every other for its own', () => {
  expect([keyOfNone, 'tour-1', '', undefined].map(rowKey)).toEqual(['', 'tour-1', '', undefined]);
});
