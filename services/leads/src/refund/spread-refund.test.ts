import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spreadRefund } from './spread-refund.js';

const payment = fc
  .record({
    id: fc.uuid(),
    amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    isGiftCard: fc.boolean(),
    shareId: fc.constantFrom(null, null, 'ben', 'cleo'),
  })
  .map(({ part, ...paid }) => ({ ...paid, refundedMinor: Math.floor(paid.amountMinor * part) }));
const rests = (payments: readonly { amountMinor: number; refundedMinor: number }[]) =>
  payments.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0);

describe('a refund distributed over several payments', () => {
  it('adds up to the amount, and exceeds no payment', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(payment, { maxLength: 5, selector: ({ id }) => id }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (payments, share) => {
          const available = payments.reduce(
            (sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor,
            0,
          );
          const amount = Math.floor(available * share);
          const parts = spreadRefund(amount, payments);
          expect(parts.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(amount);
          for (const part of parts) {
            const from = payments.find(({ id }) => id === part.paymentId);
            expect(part.amountMinor).toBeLessThanOrEqual(
              (from?.amountMinor ?? 0) - (from?.refundedMinor ?? 0),
            );
          }
        },
      ),
    );
  });

  it('is proportional to each person’s payments, to the smallest unit', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(payment, { minLength: 1, maxLength: 8, selector: ({ id }) => id }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (payments, part) => {
          const available = rests(payments);
          const amount = Math.floor(available * part);
          const parts = spreadRefund(amount, payments);
          for (const payer of [null, 'ben', 'cleo']) {
            const own = payments.filter(({ shareId }) => shareId === payer);
            const back = parts
              .filter(({ paymentId }) => own.some(({ id }) => id === paymentId))
              .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
            const exact = available === 0 ? 0 : (amount * rests(own)) / available;
            expect(Math.abs(back - exact)).toBeLessThan(1);
          }
        },
      ),
    );
  });

  it('divides a half of a deposit and two equal shares, with the remaining unit to the first', () => {
    const payments = [
      { id: 'deposit', amountMinor: 50_001, refundedMinor: 0 },
      { id: 'ben', amountMinor: 66_400, refundedMinor: 0, shareId: 'b' },
      { id: 'cleo', amountMinor: 66_400, refundedMinor: 0, shareId: 'c' },
    ];
    expect(spreadRefund(91_401, payments)).toEqual([
      { paymentId: 'deposit', amountMinor: 25_001 },
      { paymentId: 'ben', amountMinor: 33_200 },
      { paymentId: 'cleo', amountMinor: 33_200 },
    ]);
  });

  it('is exact in rupees, where products exceed safe integers', () => {
    const payments = [
      { id: 'lead', amountMinor: 499_999_999, refundedMinor: 0 },
      { id: 'ben', amountMinor: 500_000_001, refundedMinor: 0, shareId: 'b' },
    ];
    const parts = spreadRefund(999_999_999, payments);
    expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(999_999_999);
    for (const [at, { amountMinor }] of payments.entries())
      expect(parts[at]?.amountMinor).toBeLessThanOrEqual(amountMinor);
  });

  it('takes the latest payments of a person first', () => {
    const payments = [
      { id: 'deposit', amountMinor: 100, refundedMinor: 0 },
      { id: 'balance', amountMinor: 400, refundedMinor: 0 },
    ];
    expect(spreadRefund(450, payments)).toEqual([
      { paymentId: 'balance', amountMinor: 400 },
      { paymentId: 'deposit', amountMinor: 50 },
    ]);
  });

  it('refuses more than was paid', () => {
    expect(() => spreadRefund(101, [{ id: 'a', amountMinor: 100, refundedMinor: 0 }])).toThrow(RangeError);
  });
});
