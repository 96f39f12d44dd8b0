import { describe, expect, it } from '@jest/globals';
import { asOfWords } from './as-of';

describe('the as-of date of claims', () => {
  it.each([
    [[], null],
    [['2026-10-01', '2026-10-01'], 'As of Oct 01, 2026'],
    [['2026-10-01', '2024-01-05', '2025-02-03'], 'As of Jan 05, 2024 – Oct 01, 2026'],
  ])('of %j is “%s”', (days, words) => expect(asOfWords(days.map((asOf) => ({ asOf })))).toBe(words));
});
