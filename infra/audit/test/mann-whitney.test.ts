import { describe, expect, it } from '@jest/globals';
import { dice } from '@valam/testing/numbers';
import { byChance, probabilityOfLarger } from '../src/mann-whitney.ts';

const times = (count: number, random: () => number, more = 0) =>
  Array.from({ length: count }, () => 40 + more + random() * 10 + (random() > 0.97 ? 300 : 0));

describe('the timing comparison of two kinds of calls', () => {
  it('finds no difference between samples of the same distribution, despite outliers', () => {
    const random = dice(7);
    const chance = probabilityOfLarger(times(100, random), times(100, random));
    expect(Math.abs(chance - 0.5)).toBeLessThan(byChance(100, 100));
  });

  it('detects a difference of three milliseconds', () => {
    const random = dice(7);
    const chance = probabilityOfLarger(times(100, random, 3), times(100, random));
    expect(chance - 0.5).toBeGreaterThan(byChance(100, 100));
  });

  it('counts equal times as half', () => {
    expect(probabilityOfLarger([1, 2, 2], [2, 2, 3])).toBeCloseTo(2 / 9);
  });
});
