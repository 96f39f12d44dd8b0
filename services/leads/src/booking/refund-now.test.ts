import { describe, expect, it } from '@jest/globals';
import { quoteRefund, refundBands } from '@valam/contracts/leads/refund-policy';
import { money } from '@valam/contracts/shared/money';
import { refundNow, termsOfChange, type RefundAccount } from './refund-now.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const bookedAt = new Date('2027-01-04T06:00:00Z');

describe('a change by the traveler', () => {
  const account = (change: Partial<RefundAccount> = {}): RefundAccount => ({
    currency: 'USD',
    startDate: '2027-06-01',
    depositPaidAt: bookedAt,
    refundCap: null,
    refundableMinor: 2_376_000,
    paidQuantity: 12,
    ...change,
  });
  const daysBefore = (days: number): Date =>
    new Date(new Date('2027-06-01T06:00:00Z').getTime() - days * dayMs);
  const next = { startDate: '2028-06-01', quantity: 12, priceMinor: 2_376_000 };

  it('of the date 31 days before departure caps refunds at half, even for a distant new date', () => {
    const { refundCap, refundMinor, retainedMinor } = termsOfChange(account(), next, daysBefore(31));
    expect({ refundCap, refundMinor, retainedMinor }).toEqual({
      refundCap: 'from_30_to_60_days',
      refundMinor: 0,
      retainedMinor: 0,
    });
    const moved = account({ startDate: '2028-06-01', refundCap });
    expect(refundNow(moved, daysBefore(31))).toMatchObject({
      refund: money(1_188_000, 'USD'),
      rule: 'from_30_to_60_days',
      isCapped: true,
    });
    const [over60] = refundBands(money(2_376_000, 'USD'), '2028-06-01', refundCap);
    expect(over60?.refund).toEqual(money(1_188_000, 'USD'));
  });

  it('within 48 hours of the deposit sets no cap', () => {
    expect(termsOfChange(account(), next, new Date(bookedAt.getTime() + 47 * hourMs)).refundCap).toBeNull();
  });

  it('to fewer travelers refunds the share of those who no longer travel', () => {
    const terms = termsOfChange(
      account(),
      { startDate: '2027-06-01', quantity: 1, priceMinor: 198_000 },
      daysBefore(31),
    );
    expect(terms).toMatchObject({ refundMinor: 1_089_000, retainedMinor: 1_089_000, paidQuantity: 1 });
  });

  it('removes unpaid travelers without a cost', () => {
    const grown = account({ refundableMinor: 198_000, paidQuantity: 1 });
    const terms = termsOfChange(
      grown,
      { startDate: '2027-06-01', quantity: 1, priceMinor: 198_000 },
      daysBefore(31),
    );
    expect(terms).toMatchObject({ refundMinor: 0, retainedMinor: 0 });
  });

  it('to fewer travelers leaves no cents to pay, however a discount or a share is rounded', () => {
    // Three travelers at 2,495 less 749, of which two pay 4,990 less 499.
    const discounted = account({ refundableMinor: 673_600, paidQuantity: 3 });
    const wish = { startDate: '2027-06-01', quantity: 2, priceMinor: 449_100 };
    const { refundMinor, retainedMinor } = termsOfChange(discounted, wish, daysBefore(31));
    expect(refundMinor + retainedMinor).toBe(673_600 - 449_100);
    const halved = { ...wish, quantity: 1, priceMinor: 100_000 };
    const paid = account({ refundableMinor: 199_999, paidQuantity: 2 });
    expect(termsOfChange(paid, halved, daysBefore(75))).toMatchObject({
      refundMinor: 89_999,
      retainedMinor: 10_000,
    });
  });

  it('has the same refund as an unchanged booking', () => {
    const { refundableMinor, ...basis } = account();
    expect(refundNow(account(), daysBefore(75))).toEqual(
      quoteRefund({ ...basis, paid: money(refundableMinor, 'USD') }, daysBefore(75)),
    );
  });
});
