import { describe, expect, it } from '@jest/globals';
import { currencies } from '../shared/money.js';
import { giftCardLimits, hasExpired, spreadOverCards } from './gift-card-rules.js';

describe('gift cards on an amount', () => {
  it('cover the whole amount in the order of the cards', () => {
    expect(spreadOverCards(10_000, [6_000, 9_000])).toEqual([6_000, 4_000]);
    expect(spreadOverCards(10_000, [6_000, 4_000])).toEqual([6_000, 4_000]);
  });
  it('cover as much as their balances', () => {
    expect(spreadOverCards(10_000, [2_500, 1_000])).toEqual([2_500, 1_000]);
  });
  it('leave either nothing or a chargeable amount to pay', () => {
    expect(spreadOverCards(10_000, [9_950])).toEqual([9_900]);
    expect(spreadOverCards(10_000, [9_900])).toEqual([9_900]);
    expect(spreadOverCards(10_000, [5_000, 4_999])).toEqual([5_000, 4_900]);
    expect(spreadOverCards(60, [50])).toEqual([0]);
  });
  it('contribute nothing without a balance or an amount', () => {
    expect(spreadOverCards(10_000, [0])).toEqual([0]);
    expect(spreadOverCards(0, [500])).toEqual([0]);
  });
});

describe('the rules of gift cards', () => {
  it.each(currencies)('suggest amounts in %s in ascending order and within the limits', (currency) => {
    const { least, most, suggested } = giftCardLimits[currency];
    expect(suggested.toSorted((a, b) => a - b)).toEqual(suggested);
    expect(suggested.filter((amount) => amount < least || amount > most)).toEqual([]);
    expect(suggested).toHaveLength(4);
  });

  it('let a card expire after its last day, and never before it is paid', () => {
    expect(hasExpired('2029-11-23', '2029-11-22')).toBe(false);
    expect(hasExpired('2029-11-23', '2029-11-23')).toBe(false);
    expect(hasExpired('2029-11-23', '2029-11-24')).toBe(true);
    expect(hasExpired('', '2029-11-24')).toBe(false);
  });
});
