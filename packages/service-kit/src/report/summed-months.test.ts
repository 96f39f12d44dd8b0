import { describe, expect, it } from '@jest/globals';
import { monthInProgress, summedMonths } from './summed-months.js';

describe('months with sums', () => {
  it('are over since at least a whole day', () => {
    expect(monthInProgress('2027-03-15')).toBe('2027-03-01');
    expect(monthInProgress('2027-03-01')).toBe('2027-02-01');
    expect(monthInProgress('2027-03-02')).toBe('2027-03-01');
    expect(monthInProgress('2027-01-01')).toBe('2026-12-01');
  });

  it.each([
    ['2027-01-01', '2027-12-31', '2028-02-01', ['2027-01-01', '2028-01-01']],
    ['2027-01-01', '2027-12-31', '2027-12-01', ['2027-01-01', '2027-12-01']],
    ['2027-01-31', '2027-04-29', '2027-12-01', ['2027-02-01', '2027-04-01']],
    ['2027-01-05', '2027-02-27', '2027-12-01', ['2027-02-28', '2027-02-28']],
    ['2027-01-05', '2027-01-05', '2027-12-01', ['2027-01-06', '2027-01-06']],
    ['2027-01-01', '2027-12-31', '2027-01-01', ['2028-01-01', '2028-01-01']],
    ['2027-01-01', '2027-12-31', '2026-06-01', ['2028-01-01', '2028-01-01']],
    ['2027-01-01', '2027-12-31', null, ['2028-01-01', '2028-01-01']],
  ])('from %s to %s, of those before %s, are %j', (from, to, before, months) => {
    expect(summedMonths({ from, to }, before)).toEqual(months);
  });
});
