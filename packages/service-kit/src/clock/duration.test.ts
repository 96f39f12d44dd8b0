import { describe, expect, it } from '@jest/globals';
import { durationMs } from './duration.js';

describe('a duration', () => {
  it.each([
    ['P40D', 40 * 86_400_000],
    ['PT36M', 36 * 60_000],
    ['P1DT2H3M4S', 93_784_000],
    ['P2W', 14 * 86_400_000],
    ['-PT1S', -1_000],
  ])('%s is %i milliseconds', (text, ms) => expect(durationMs(text)).toBe(ms));

  it.each(['', 'P', 'PT', 'P1M', 'P1Y', '40D', 'P1.5D', 'tomorrow'])('%p is null', (text) =>
    expect(durationMs(text)).toBeNull(),
  );
});
