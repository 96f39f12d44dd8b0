import { describe, expect, it } from '@jest/globals';
import { currencies } from '../shared/money.js';
import { giftCardLimits, hasExpired, spreadOverCards } from './gift-card-rules.js';

describe('gift cards on an amount', () => {
  it('cover all of it, the first card first', () => {
    expect(spreadOverCards(10_000, [6_000, 9_000])).toEqual([6_000, 4_000]);
    expect(spreadOverCards(10_000, [6_000, 4_000])).toEqual([6_000, 4_000]);
  });
  it('cover what they have', () => {
    expect(spreadOverCards(10_000, [2_500, 1_000])).toEqual([2_500, 1_000]);
  });
  it('leave nothing to pay, or enough for a payment page', () => {
    expect(spreadOverCards(10_000, [9_950])).toEqual([9_900]);
    expect(spreadOverCards(10_000, [9_900])).toEqual([9_900]);
    expect(spreadOverCards(10_000, [5_000, 4_999])).toEqual([5_000, 4_900]);
    expect(spreadOverCards(60, [50])).toEqual([0]);
  });
  it('give nothing when they have nothing', () => {
    expect(spreadOverCards(10_000, [0])).toEqual([0]);
    expect(spreadOverCards(0, [500])).toEqual([0]);
  });
});

describe('a gift card', () => {
  it.each(currencies)(
    'in %s is worth an amount that is suggested in order, within its limits',
    (currency) => {
      const { least, most, suggested } = giftCardLimits[currency];
      expect(suggested.toSorted((a, b) => a - b)).toEqual(suggested);
      expect(suggested.filter((amount) => amount < least || amount > most)).toEqual([]);
      expect(suggested).toHaveLength(4);
    },
  );

  it('is good through its last day, and without one for as long as it is not paid for', () => {
    expect(hasExpired('2029-11-23', '2029-11-22')).toBe(false);
    expect(hasExpired('2029-11-23', '2029-11-23')).toBe(false);
    expect(hasExpired('2029-11-23', '2029-11-24')).toBe(true);
    expect(hasExpired('', '2029-11-24')).toBe(false);
  });
});
