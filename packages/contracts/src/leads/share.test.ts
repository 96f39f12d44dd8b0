import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { money } from '../shared/money.js';
import { equalShare, fitShares, isTimeToShare, leastShareMinor, shareDueOn, shrinkShares } from './share.js';

const balance = fc.integer({ min: 300, max: 50_000_000 });
const amounts = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { maxLength: 11 });
const sumOf = (some: readonly number[]) => some.reduce((sum, one) => sum + one, 0);

describe('shares of a balance', () => {
  it('are proposed as equal parts, with the remaining cents left to the lead traveler', () => {
    fc.assert(
      fc.property(balance, fc.integer({ min: 2, max: 12 }), (minor, travelers) => {
        const each = equalShare(money(minor, 'EUR'), travelers).amountMinor;
        const own = minor - each * (travelers - 1);
        expect(own).toBeGreaterThanOrEqual(each);
        expect(own - each).toBeLessThan(travelers);
      }),
    );
    expect(equalShare(money(199_201, 'USD'), 3)).toEqual(money(66_400, 'USD'));
  });

  it('and the lead’s own part always add up to the balance', () => {
    fc.assert(
      fc.property(balance, amounts, (minor, some) => {
        const { own, refusal } = fitShares(money(minor, 'USD'), some);
        if (refusal === null) expect(own.amountMinor + sumOf(some)).toBe(minor);
        if (refusal === 'too_much') expect(sumOf(some)).toBeGreaterThan(minor);
      }),
    );
  });

  it.each([
    [[50_000, 50_001], 'too_much'],
    [[50_000, 50_000], null],
    [[50_000, 49_950], 'own_too_little'],
    [[50_000, 49_900], null],
    [[50_000, 99], 'too_little'],
    [[50_000, 100], null],
    [[30_000, 30_000], null],
  ] as const)('of 1,000.00 may be %j: %s', (some, refusal) => {
    expect(fitShares(money(100_000, 'USD'), some).refusal).toBe(refusal);
  });

  it('never exceed a balance that has become smaller; the earliest invitation keeps its amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 50_000_000 }), amounts, (minor, some) => {
        const left = shrinkShares(minor, some);
        expect(sumOf(left)).toBeLessThanOrEqual(minor);
        left.forEach((amount, at) => {
          expect(amount).toBeLessThanOrEqual(some[at] ?? 0);
          expect(amount === 0 || amount >= leastShareMinor).toBe(true);
        });
      }),
    );
    expect(shrinkShares(45_000, [30_000, 30_000])).toEqual([30_000, 15_000]);
    expect(shrinkShares(30_100, [30_000, 30_000])).toEqual([30_000, 100]);
    expect(shrinkShares(60_000, [30_000, 30_000])).toEqual([30_000, 30_000]);
  });

  it('leave the lead traveler nothing or a chargeable amount to pay when a balance has become smaller', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastShareMinor, max: 60_000 }), amounts, (minor, some) => {
        const own = minor - sumOf(shrinkShares(minor, some));
        expect(own === 0 || own >= leastShareMinor).toBe(true);
      }),
    );
    expect(shrinkShares(30_050, [30_000, 30_000])).toEqual([29_950, 0]);
    expect(shrinkShares(199, [100, 300])).toEqual([0, 0]);
    expect(shrinkShares(50, [30_000])).toEqual([0]);
  });

  it('are due a week before the balance, and need at least three days to pay', () => {
    expect(shareDueOn('2027-05-02')).toBe('2027-04-25');
    expect(isTimeToShare('2027-05-02', '2027-04-22')).toBe(true);
    expect(isTimeToShare('2027-05-02', '2027-04-23')).toBe(false);
  });
});
