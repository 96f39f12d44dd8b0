import { describe, expect, it } from '@jest/globals';
import { dice } from '@valam/testing/numbers';
import { byChance, probabilityOfLarger } from '../src/mann-whitney.ts';

const times = (count: number, random: () => number, more = 0) =>
  Array.from({ length: count }, () => 40 + more + random() * 10 + (random() > 0.97 ? 300 : 0));

describe('whether two kinds of calls can be told apart by their time', () => {
  it('is a coin for two of the same kind, late ones among them', () => {
    const random = dice(7);
    const chance = probabilityOfLarger(times(100, random), times(100, random));
    expect(Math.abs(chance - 0.5)).toBeLessThan(byChance(100, 100));
  });

  it('is seen when one kind takes three milliseconds more', () => {
    const random = dice(7);
    const chance = probabilityOfLarger(times(100, random, 3), times(100, random));
    expect(chance - 0.5).toBeGreaterThan(byChance(100, 100));
  });

  it('counts equal times as half', () => {
    expect(probabilityOfLarger([1, 2, 2], [2, 2, 3])).toBeCloseTo(2 / 9);
  });
});
