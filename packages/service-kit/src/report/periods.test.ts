import { describe, expect, it } from '@jest/globals';
import { daysOfRow, periodLabel, periodsOf, periodWithin, rangeFault } from './periods.js';
import { ProblemError } from '@valam/contracts/shared/problem';
import { rangeBefore } from '@valam/contracts/shared/report-range';

const february = { from: '2027-02-01', to: '2027-02-28' };

describe('the range of a report', () => {
  it.each(['abc', '^', '2027-02-30', '0000-01-01', '9999-12-31'])(
    'has no period that begins with %s',
    (key) => {
      expect(() => daysOfRow({ by: 'month', key }, february)).toThrow(ProblemError);
      expect(daysOfRow({ by: 'partner', key }, february)).toEqual(february);
    },
  );

  it('is compared with the same number of days directly before it', () => {
    expect(rangeBefore(february)).toEqual({ from: '2027-01-04', to: '2027-01-31' });
    expect(rangeBefore({ from: '2027-01-01', to: '2027-01-01' })).toEqual({
      from: '2026-12-31',
      to: '2026-12-31',
    });
  });

  it('is divided into months and into weeks from Monday, cut at its ends', () => {
    const range = { from: '2027-02-03', to: '2027-03-02' };
    expect(periodsOf(range, 'week')).toEqual([
      '2027-02-01',
      '2027-02-08',
      '2027-02-15',
      '2027-02-22',
      '2027-03-01',
    ]);
    expect(periodsOf(range, 'month')).toEqual(['2027-02-01', '2027-03-01']);
    expect(periodWithin('2027-02-01', 'week', range)).toEqual({ from: '2027-02-03', to: '2027-02-07' });
    expect(periodWithin('2027-02-01', 'month', range)).toEqual({ from: '2027-02-03', to: '2027-02-28' });
    expect(periodWithin('2027-03-01', 'month', range)).toEqual({ from: '2027-03-01', to: '2027-03-02' });
    expect(periodsOf(february, 'day')).toHaveLength(28);
  });

  it('assigns every day to its period', () => {
    expect(periodWithin('2027-02-17', 'month', february)).toEqual({ from: '2027-02-17', to: '2027-02-28' });
  });

  it('compares each row with the same number of days of the previous range', () => {
    const month = { by: 'month', key: '2027-02-01' };
    const range = { from: '2027-02-03', to: '2027-03-02' };
    expect(daysOfRow(month, range)).toEqual({ from: '2027-02-03', to: '2027-02-28' });
    expect(daysOfRow({ ...month, which: 'before' }, range)).toEqual({ from: '2027-01-06', to: '2027-01-31' });
    expect(daysOfRow({ by: 'tour', key: 'a', which: 'before' }, range)).toEqual(rangeBefore(range));
    expect(daysOfRow({ by: 'month', which: 'before' }, range)).toEqual(rangeBefore(range));
  });

  it('has labels for its periods', () => {
    expect(periodLabel('2027-02-03', 'day', february)).toBe('Feb 03, 2027');
    expect(periodLabel('2027-02-22', 'week', february)).toBe('Feb 22 – 28, 2027');
    expect(periodLabel('2027-02-01', 'month', february)).toBe('February 2027');
    const parts = { from: '2027-02-10', to: '2027-03-01' };
    expect(periodLabel('2027-02-01', 'month', parts)).toBe('Feb 10 – 28, 2027');
    expect(periodLabel('2027-03-01', 'month', parts)).toBe('Mar 01, 2027');
  });

  it('is at most two years', () => {
    expect(rangeFault({ from: '2027-01-01', to: '2029-01-01' })).toBe('At most 731 days.');
    expect(rangeFault({ from: '2027-01-01', to: '2028-12-31' })).toBeNull();
    for (const day of ['0001-01-01', '9999-12-31'])
      expect(rangeFault({ from: day, to: day })).toBe('Write a day between 1900 and 2999.');
  });
});
