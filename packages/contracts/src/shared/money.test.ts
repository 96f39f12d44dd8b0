import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import {
  add,
  currencyLabel,
  formatCount,
  formatMoney,
  formatPrice,
  inWholeUnits,
  isCurrency,
  isMore,
  money,
  percentInWholeUnits,
  percentOf,
  PositiveMoney,
  shareOf,
  subtract,
  sum,
  times,
  wholeUnits,
} from './money.js';

const usd = (minor: number) => money(minor, 'USD');

describe('amounts', () => {
  it('are integers of the smallest unit', () => {
    expect(() => money(1.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'INR')).toThrow(RangeError);
    expect(() => money(NaN, 'USD')).toThrow(RangeError);
    expect(wholeUnits(25, 'EUR')).toEqual({ amountMinor: 2_500, currency: 'EUR' });
    expect(inWholeUnits(usd(1_050))).toBe(10.5);
  });

  it('of different currencies cannot be combined', () => {
    for (const mix of [add, subtract, isMore])
      expect(() => mix(usd(1), money(1, 'EUR'))).toThrow('Cannot mix USD and EUR');
    expect(() => sum([usd(1)], 'EUR')).toThrow('Cannot mix');
    expect(sum([usd(1), usd(2)], 'USD')).toEqual(usd(3));
    expect(sum([], 'GBP')).toEqual(money(0, 'GBP'));
    expect(times(usd(199), 3)).toEqual(usd(597));
    expect([isMore(usd(2), usd(1)), isMore(usd(1), usd(1)), isMore(usd(0), usd(1))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    [10, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [25, 10, 3],
    [99_999, 18, 18_000],
  ])('%i by %i % are rounded half up to the smallest unit', (minor, percent, expected) => {
    expect(percentOf(usd(minor), percent)).toEqual(usd(expected));
  });

  it('in percent of whole units are rounded half up to a whole unit', () => {
    expect(percentInWholeUnits(usd(1_249), 20)).toEqual(usd(200));
    expect(percentInWholeUnits(usd(1_250), 20)).toEqual(usd(300));
  });

  it('are divided proportionally; a whole of zero throws', () => {
    expect(shareOf(usd(100), 1, 3)).toEqual(usd(33));
    expect(shareOf(usd(100), 2, 3)).toEqual(usd(67));
    expect(() => shareOf(usd(100), 1, 0)).toThrow(RangeError);
  });

  it.each([
    [0, false],
    [1, true],
    [100_000_000_000, true],
    [100_000_000_001, false],
    [1.5, false],
  ])('to pay are more than 0 and at most a billion: %d, %s', (amountMinor, isOne) => {
    expect(z.safeParse(PositiveMoney, { amountMinor, currency: 'USD' }).success).toBe(isOne);
  });

  it('have one of four currencies, case-sensitive', () => {
    expect(['USD', 'EUR', 'GBP', 'INR', 'usd', 'CHF', '', null].filter(isCurrency)).toEqual([
      'USD',
      'EUR',
      'GBP',
      'INR',
    ]);
  });
});

describe('formats of amounts', () => {
  it.each([
    [249_000, 'USD', '$2,490'],
    [1_050, 'EUR', '€10.50'],
    [12_345_600, 'INR', '₹123,456'],
    [-1_205, 'GBP', '−£12.05'],
  ] as const)('write %d minor units of %s as %s', (minor, currency, words) => {
    expect(formatMoney(money(minor, currency))).toBe(words);
  });

  it('write a price in whole units, a count and the label of a currency', () => {
    expect(formatPrice(2_490, 'USD')).toBe('$2,490');
    expect([0, 999, 1_000, 10_000, 1_234_567, -2_500, 2.6].map(formatCount)).toEqual([
      '0',
      '999',
      '1,000',
      '10,000',
      '1,234,567',
      '-2,500',
      '3',
    ]);
    expect(currencyLabel('INR')).toBe('₹ INR');
  });
});
