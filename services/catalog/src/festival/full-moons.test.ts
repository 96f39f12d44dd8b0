import { describe, expect, it } from '@jest/globals';
import { eveningOf, fullMoonsBetween } from './full-moons.js';

describe('full moons', () => {
  // Times from almanacs, in UTC.
  it.each([
    ['2024-01-25', '2024-01-25T17:54Z'],
    ['2024-08-19', '2024-08-19T18:26Z'],
    ['2025-03-14', '2025-03-14T06:55Z'],
    ['2025-10-07', '2025-10-07T03:48Z'],
    ['2026-03-03', '2026-03-03T11:38Z'],
  ])('include the one around %s, to the minute', (day, printed) => {
    const [moon] = fullMoonsBetween(day, day);
    expect(Math.abs((moon?.getTime() ?? 0) - Date.parse(printed))).toBeLessThan(3 * 60_000);
  });

  it('are twelve or thirteen in a year, a month apart', () => {
    const moons = fullMoonsBetween('2027-01-01', '2027-12-31');
    expect([12, 13]).toContain(moons.length);
    for (let i = 1; i < moons.length; i++) {
      const days = ((moons[i]?.getTime() ?? 0) - (moons[i - 1]?.getTime() ?? 0)) / 86_400_000;
      expect(days).toBeGreaterThan(29.2);
      expect(days).toBeLessThan(29.9);
    }
  });

  it('are assigned to the day in India', () => {
    // 2024-08-19 18:26 UTC is shortly before midnight in India; 2024-01-25 17:54 UTC too.
    expect(fullMoonsBetween('2024-08-20', '2024-08-21')).toHaveLength(0);
  });

  // The evenings that the temple of Tiruvannamalai announced for the walk.
  it.each([
    ['before morning', '2024-11-16', '2024-11-15'],
    ['in the morning', '2025-10-07', '2025-10-06'],
    ['in the afternoon', '2025-08-09', '2025-08-08'],
    ['late in the evening', '2024-01-25', '2024-01-25'],
  ])('are celebrated the evening before unless the moon is full after nightfall: %s', (_, day, evening) => {
    expect(fullMoonsBetween(day, day).map(eveningOf)).toEqual([evening]);
  });
});
