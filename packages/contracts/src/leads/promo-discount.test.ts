import { describe, expect, it } from '@jest/globals';
import { money } from '../shared/money.js';
import { splitTotal } from './booking-amounts.js';
import { afterDiscount, discountOn, mostPercentOff } from './promo-discount.js';

describe('the discount of a promo code', () => {
  const percent = (of: number) => ({ percent: of, amounts: {} });
  const fixed = (USD: number) => ({ percent: null, amounts: { USD } });

  it('is a percentage, rounded to whole units of the currency', () => {
    expect(discountOn(money(249_000, 'USD'), percent(10))).toEqual(money(24_900, 'USD'));
    expect(discountOn(money(99_700, 'EUR'), percent(15))).toEqual(money(15_000, 'EUR'));
    expect(discountOn(money(99_600, 'INR'), percent(15))).toEqual(money(14_900, 'INR'));
  });

  it('is a fixed amount, and null in a currency without an amount', () => {
    expect(discountOn(money(249_000, 'USD'), fixed(10_000))).toEqual(money(10_000, 'USD'));
    expect(discountOn(money(229_000, 'EUR'), fixed(10_000))).toBeNull();
    expect(discountOn(money(249_000, 'USD'), fixed(0))).toEqual(money(0, 'USD'));
  });

  it('is at most 90 % of the price, however large the fixed amount is', () => {
    expect(mostPercentOff).toBe(90);
    expect(discountOn(money(10_000, 'USD'), fixed(9_000))).toEqual(money(9_000, 'USD'));
    expect(discountOn(money(10_000, 'USD'), fixed(9_100))).toEqual(money(9_000, 'USD'));
    expect(discountOn(money(10_000, 'USD'), fixed(1_000_000))).toEqual(money(9_000, 'USD'));
  });

  it.each([50, 100, 200, 300, 400, 500, 600, 1_400])(
    'leaves something to pay of a price of %i cents, and is never more than the price',
    (cents) => {
      const price = money(cents, 'USD');
      for (const code of [percent(10), percent(50), percent(mostPercentOff), fixed(100), fixed(1_000_000)]) {
        const off = discountOn(price, code)?.amountMinor ?? 0;
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThan(cents);
      }
    },
  );

  it("is subtracted before deposit and balance are computed by the operator's terms", () => {
    const listed = splitTotal(money(249_000, 'USD'));
    expect(afterDiscount(listed, money(24_900, 'USD'))).toEqual({
      total: money(224_100, 'USD'),
      deposit: money(44_800, 'USD'),
      balance: money(179_300, 'USD'),
    });
    const half = { depositPercent: 50, balanceDaysBefore: 30 };
    expect(afterDiscount(listed, money(49_000, 'USD'), half).deposit).toEqual(money(100_000, 'USD'));
  });
});
