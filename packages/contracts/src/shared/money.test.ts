import { describe, expect, it } from '@jest/globals';
import { currencyLabel, formatCount, formatMoney, formatPrice, money } from './money.js';

describe('formats of amounts', () => {
  it.each([
    [249_000, 'USD', '$2,490'],
    [1_050, 'EUR', '€10.50'],
    [12_345_600, 'INR', '₹123,456'],
    [-1_205, 'GBP', '−£12.05'],
  ] as const)('writes %d minor units of %s as %s', (minor, currency, words) => {
    expect(formatMoney(money(minor, currency))).toBe(words);
  });

  it('writes a price in whole units, a count and the label of a currency', () => {
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
