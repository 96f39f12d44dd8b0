import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { spreadRefund } from './spread-refund.js';

const payment = fc
  .record({
    id: fc.uuid(),
    amountMinor: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ id, amountMinor, share }) => ({ id, amountMinor, refundedMinor: Math.floor(amountMinor * share) }));

describe('a refund over several payments', () => {
  it('gives back exactly the amount, and from no payment more than it has', () => {
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

  it('takes from the latest first', () => {
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
