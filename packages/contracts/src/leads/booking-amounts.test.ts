import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currencies, money } from '../shared/money.js';
import {
  balanceDueAt,
  bookingAmounts,
  maxTravellers,
  offersFullPaymentFirst,
  splitTotal,
  transferFee,
} from './booking-amounts.js';

const prices = { USD: 2_490, EUR: 2_290, GBP: 1_990, INR: 199_000 };
const supplement = { USD: 350, EUR: 320, GBP: 280, INR: 28_000 };
const ist = (text: string): Date => new Date(`${text}+05:30`);

describe('the amounts of a booking', () => {
  it.each([
    ['USD', 1, null, 249_000, 49_800],
    ['USD', 2, supplement, 568_000, 113_600],
    ['EUR', 3, null, 687_000, 137_400],
    ['GBP', 1, null, 199_000, 39_800],
    ['INR', 12, null, 238_800_000, 47_760_000],
  ] as const)('in %s for %i', (currency, quantity, room, total, deposit) => {
    const amounts = bookingAmounts(prices, quantity, currency, room);
    expect(amounts.total.amountMinor).toBe(total);
    expect(amounts.deposit.amountMinor).toBe(deposit);
    expect(amounts.balance.amountMinor).toBe(total - deposit);
  });

  it("use the operator's terms", () => {
    const terms = { depositPercent: 30, balanceDaysBefore: 45 };
    const { total, deposit, balance } = bookingAmounts(prices, 2, 'USD', supplement, terms);
    expect([total, deposit, balance].map(({ amountMinor }) => amountMinor)).toEqual([
      568_000, 170_400, 397_600,
    ]);
    expect(splitTotal(money(100_000, 'EUR'), terms).deposit).toEqual(money(30_000, 'EUR'));
  });

  it('use the limit of travelers and the transfer fee of the specification', () => {
    expect(maxTravellers).toBe(12);
    expect(transferFee).toEqual({ amountMinor: 200_000, currency: 'INR' });
  });

  it('round the deposit to a whole unit', () => {
    expect(splitTotal({ amountMinor: 99_700, currency: 'USD' }).deposit.amountMinor).toBe(19_900);
    expect(splitTotal({ amountMinor: 99_800, currency: 'USD' }).deposit.amountMinor).toBe(20_000);
  });

  it('add up: deposit and balance are the total', () => {
    const price = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(
        fc.record({ USD: price, EUR: price, GBP: price, INR: price }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...currencies),
        (somePrices, quantity, currency) => {
          const { total, deposit, balance } = bookingAmounts(somePrices, quantity, currency);
          expect(deposit.amountMinor + balance.amountMinor).toBe(total.amountMinor);
          expect(total.amountMinor).toBe(somePrices[currency] * quantity * 100);
          expect(deposit.amountMinor % 100).toBe(0);
          expect(Math.abs(deposit.amountMinor - total.amountMinor / 5)).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});

describe('the balance', () => {
  it('is due 30 days before departure, at the end of that day in India', () => {
    const due = balanceDueAt('2027-06-01', ist('2027-01-01T10:00:00'));
    expect(due.toISOString()).toBe('2027-05-02T18:29:59.999Z');
  });

  it('is due within 24 hours if that day has passed, and full payment is then offered first', () => {
    const late = ist('2027-05-03T00:00:00');
    expect(balanceDueAt('2027-06-01', late).getTime() - late.getTime()).toBe(24 * 3_600_000);
    expect(offersFullPaymentFirst('2027-06-01', late)).toBe(true);
    expect(offersFullPaymentFirst('2027-06-01', ist('2027-05-02T23:59:59'))).toBe(false);
  });

  it('is never due in the past or before its regular deadline: booked at the last moment, it is due a day later', () => {
    const last = ist('2027-05-02T23:59:59.999');
    expect(balanceDueAt('2027-06-01', new Date(last.getTime() - 1))).toEqual(last);
    expect(balanceDueAt('2027-06-01', last)).toEqual(ist('2027-05-03T23:59:59.999'));
    expect(offersFullPaymentFirst('2027-06-01', new Date(last.getTime() - 1))).toBe(false);
    expect(offersFullPaymentFirst('2027-06-01', last)).toBe(true);
  });

  it('is due as many days before departure as the operator has set', () => {
    const terms = { depositPercent: 20, balanceDaysBefore: 45 };
    expect(balanceDueAt('2027-06-01', ist('2027-01-01T10:00:00'), terms)).toEqual(
      ist('2027-04-17T23:59:59.999'),
    );
    expect(offersFullPaymentFirst('2027-06-01', ist('2027-04-18T00:00:00'), terms)).toBe(true);
    expect(offersFullPaymentFirst('2027-06-01', ist('2027-04-17T12:00:00'), terms)).toBe(false);
  });
});
