import { addDays, endOfIstDay } from '@valam/contracts/shared/days';
import { describe, expect, it } from '@jest/globals';
import { quoteDeadline } from './quote-deadline.js';

const now = new Date('2027-01-10T12:00:00+05:30');

describe('the deadline of a proposal', () => {
  it.each([
    ['2027-01-18', 7],
    ['2027-01-13', 2],
    ['2028-01-01', 60],
  ])('for %s is in %i days', (startDate, days) => {
    expect(quoteDeadline(now, days, startDate).getTime() - now.getTime()).toBe(days * 86_400_000);
  });

  it.each(['2027-01-17', '2027-01-13', '2027-01-11'])(
    'of a week for %s is before the first day, on which nobody can book',
    (startDate) => {
      expect(quoteDeadline(now, 7, startDate)).toEqual(endOfIstDay(addDays(startDate, -1)));
    },
  );
});
