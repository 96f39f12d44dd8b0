import { describe, expect, it } from '@jest/globals';
import { departureDays, startDay } from '../sample/load/sample-days.js';

const monday = '2026-11-02';

describe('the days of sample departures', () => {
  it('are relative to the first day of the site', () => {
    expect(startDay(monday, { inDays: 45 })).toBe('2026-12-17');
  });
  it('move forward to the requested weekday', () => {
    expect(startDay(monday, { inDays: 0, weekday: 'Mon' })).toBe(monday);
    expect(startDay(monday, { inDays: 0, weekday: 'Sat' })).toBe('2026-11-07');
    expect(startDay(monday, { inDays: 0, weekday: 'Sun' })).toBe('2026-11-08');
  });
  it('are the next occurrence of a date that is far enough ahead', () => {
    expect(startDay(monday, { month: 2, day: 6 })).toBe('2027-02-06');
    expect(startDay(monday, { month: 11, day: 20 })).toBe('2027-11-20');
    expect(startDay(monday, { month: 11, day: 20, atLeastInDays: 10 })).toBe('2026-11-20');
  });
  it('include both ends, and the decision is in time', () => {
    const departure = { n: 1, start: { inDays: 60 }, firstCapacity: 12, minimumGroup: 4 };
    expect(departureDays(monday, departure, 10)).toEqual({
      startDate: '2027-01-01',
      endDate: '2027-01-10',
      decisionDate: '2026-11-17',
      days: 10,
    });
  });
});
