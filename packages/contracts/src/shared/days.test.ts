import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  dayCount,
  daysBetween,
  endOfIstDay,
  formatDay,
  formatDayOfYear,
  formatDayRange,
  formatDeadline,
  formatInstant,
  formatMonth,
  formatMonthInFull,
  formatTime,
  instantOfIstClock,
  istClock,
  istDay,
  startOfIstDay,
  weekdayLabels,
  weekdayName,
} from './days.js';

describe('days of the calendar', () => {
  it('are counted across the ends of months and years, and leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
    expect(addDays('2027-06-01', 0)).toBe('2027-06-01');
    expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1);
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
    expect(daysBetween('2027-06-01', '2027-06-01')).toBe(0);
  });

  it('of a trip include both ends', () => {
    expect(dayCount('2027-06-14', '2027-06-23')).toBe(10);
    expect(dayCount('2027-06-14', '2027-06-14')).toBe(1);
  });

  it('start and end at midnight in India, to the millisecond', () => {
    expect(startOfIstDay('2027-05-02').toISOString()).toBe('2027-05-01T18:30:00.000Z');
    expect(endOfIstDay('2027-05-02').toISOString()).toBe('2027-05-02T18:29:59.999Z');
    expect(istDay(startOfIstDay('2027-05-02'))).toBe('2027-05-02');
    expect(istDay(endOfIstDay('2027-05-02'))).toBe('2027-05-02');
    expect(istDay(new Date('2027-05-02T18:30:00Z'))).toBe('2027-05-03');
    expect(istDay(new Date('2027-05-01T18:29:59.999Z'))).toBe('2027-05-01');
  });
});

describe('formats of dates', () => {
  it('write a day as specified', () => {
    expect(formatDay('2025-01-05')).toBe('Jan 05, 2025');
    expect(formatDayOfYear('2027-12-31')).toBe('Dec 31');
  });

  it.each([
    ['2027-02-06', '2027-02-15', 'Feb 06 – 15, 2027'],
    ['2027-01-28', '2027-02-06', 'Jan 28 – Feb 06, 2027'],
    ['2026-12-28', '2027-01-06', 'Dec 28, 2026 – Jan 06, 2027'],
    ['2027-02-06', '2027-02-07', 'Feb 06 – 07, 2027'],
    ['2027-02-06', '2027-02-06', 'Feb 06, 2027'],
  ])('write %s to %s as one range, or one day', (start, end, words) => {
    expect(formatDayRange(start, end)).toBe(words);
  });

  it('write a month, short or in full', () => {
    expect(formatMonth('2027-05')).toBe('May 2027');
    expect(formatMonth('2027-09')).toBe('Sep 2027');
    expect(formatMonthInFull('2027-09')).toBe('September 2027');
  });

  it('name the day of the week', () => {
    expect(weekdayName('2026-11-22')).toBe('Sunday');
    expect(weekdayName('2026-11-23')).toBe('Monday');
    expect(weekdayLabels).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  });

  it('write an instant in Indian time, with the zone', () => {
    expect(formatInstant('2027-01-07T20:00:00Z')).toBe('Jan 08, 2027, 01:30 IST');
    expect(formatTime(new Date('2027-01-07T09:00:00Z'))).toBe('14:30 IST');
  });

  it('write a deadline in the last minute of a day as the end of that day', () => {
    expect(formatDeadline('2027-01-07T18:29:59.999Z')).toBe('Jan 07, 2027, end of day IST');
    expect(formatDeadline('2027-01-07T09:00:00Z')).toBe('Jan 07, 2027, 14:30 IST');
    expect(formatDeadline('2027-01-07T18:28:59Z')).toBe('Jan 07, 2027, 23:58 IST');
    expect(formatDeadline('2027-01-07T18:30:00Z')).toBe('Jan 08, 2027, 00:00 IST');
  });

  it('round-trip an instant through a date field', () => {
    const instant = '2027-02-06T03:00:00.000Z';
    expect(istClock(instant)).toBe('2027-02-06T08:30');
    expect(instantOfIstClock(istClock(instant)).toISOString()).toBe(instant);
    expect(instantOfIstClock('').getTime()).toBeNaN();
  });
});
