import { describe, expect, it } from '@jest/globals';
import { addMonths, isMonth, weeksOf } from '../../src/admin/calendar/month';

const departure = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('a month of departures', () => {
  it('begins on a Monday and ends with the week of its last day', () => {
    const weeks = weeksOf('2027-02', []);
    expect(weeks.map(({ days }) => [days[0], days[6]])).toEqual([
      ['2027-02-01', '2027-02-07'],
      ['2027-02-08', '2027-02-14'],
      ['2027-02-15', '2027-02-21'],
      ['2027-02-22', '2027-02-28'],
    ]);
    expect(weeksOf('2027-05', []).map(({ days }) => days[0])).toEqual([
      '2027-04-26',
      '2027-05-03',
      '2027-05-10',
      '2027-05-17',
      '2027-05-24',
      '2027-05-31',
    ]);
  });

  it('shows a departure in every week that it overlaps, with its name in the first', () => {
    const weeks = weeksOf('2027-02', [departure('2027-02-06', '2027-02-15')]);
    expect(weeks.map(({ bars }) => bars.map(({ from, to, isAgain }) => [from, to, isAgain]))).toEqual([
      [[5, 6, false]],
      [[0, 6, true]],
      [[0, 0, true]],
      [],
    ]);
  });

  it('shows the name of a departure from the previous month in the first week', () => {
    const [week] = weeksOf('2027-02', [departure('2027-01-30', '2027-02-05')]);
    expect(week?.bars.map(({ isContinued, isAgain }) => [isContinued, isAgain])).toEqual([[true, false]]);
  });

  it('is followed by January after December', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
    expect(['2027-01', '2027-13', '', 'x'].map(isMonth)).toEqual([true, false, false, false]);
  });
});
