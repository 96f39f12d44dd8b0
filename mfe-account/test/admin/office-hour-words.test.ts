import { describe, expect, it } from '@jest/globals';
import { officeHourWords } from '../../src/admin/today/today-screen';

describe('the text about office hours', () => {
  it.each([
    ['on a Friday at noon', '2026-11-20T12:00:00+05:30', 'Office hours until 18:00 IST.'],
    ['on a Friday before nine', '2026-11-20T08:59:00+05:30', 'Office hours from 9:00 IST.'],
    ['on a Friday evening', '2026-11-20T18:00:00+05:30', 'The office is closed until tomorrow, 9:00 IST.'],
    ['on a Saturday evening', '2026-11-21T19:00:00+05:30', 'The office is closed until Monday, 9:00 IST.'],
    ['on a Sunday', '2026-11-22T11:00:00+05:30', 'The office is closed until Monday, 9:00 IST.'],
  ])('are said %s', (_, at, words) => {
    expect(officeHourWords(new Date(at))).toBe(words);
  });
});
