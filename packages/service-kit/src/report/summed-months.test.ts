import { describe, expect, it } from '@jest/globals';
import { addDays, dayCount } from '@valam/contracts/shared/days';
import { monthInProgress, monthsAndDays, summedMonths, type EdgeDays } from './summed-months.js';

describe('monthly sums', () => {
  it('exist for months that ended at least a whole day ago', () => {
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

  it('are used for months that are mostly in the range, minus the days outside of it', () => {
    const { months, head, tail } = monthsAndDays({ from: '2027-01-03', to: '2027-04-28' }, '2027-12-01');
    expect(months).toEqual(['2027-01-01', '2027-05-01']);
    expect(head).toEqual({ from: '2027-01-01', before: '2027-01-03', sign: -1 });
    expect(tail).toEqual({ from: '2027-04-29', before: '2027-05-01', sign: -1 });
  });

  it('and edge days together cover exactly the range, with at most half a month of days at each end', () => {
    const numbered = (day: string): number => dayCount('2026-12-01', day);
    const sumOf = (from: string, before: string): number => {
      let sum = 0;
      for (let day = from; day < before; day = addDays(day, 1)) sum += numbered(day);
      return sum;
    };
    const edge = ({ from, before, sign }: EdgeDays): number => sign * sumOf(from, before);
    for (const before of [null, '2027-02-01', '2027-03-01', '2027-06-01'])
      for (let first = 0; first < 62; first += 3)
        for (let length = 0; length < 100; length += 7) {
          const from = addDays('2027-01-01', first);
          const to = addDays(from, length);
          const { months, head, tail } = monthsAndDays({ from, to }, before);
          const found = sumOf(...months) + edge(head) + edge(tail);
          expect([before, from, to, found]).toEqual([before, from, to, sumOf(from, addDays(to, 1))]);
          if (before !== null && months[0] < months[1]) {
            expect(months[1] <= before).toBe(true);
            expect(sumOf(head.from, head.before) === 0 || dayCount(head.from, head.before) - 1 <= 16).toBe(
              true,
            );
          }
        }
  });
});
