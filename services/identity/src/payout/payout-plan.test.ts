import { describe, expect, it } from '@jest/globals';
import { money, sum } from '@valam/contracts/shared/money';
import fc from 'fast-check';
import { nextPayoutDay, nextRunDay, planPayouts, type Payable } from './payout-plan.js';

const now = new Date('2027-01-01T00:00:00Z');

const aPartner = (over: Partial<Payable> & { cents?: number[] } = {}): Payable => ({
  contributorId: 'p',
  amounts: (over.cents ?? [50_00]).map((cents) => money(cents, 'USD')),
  payableFrom: now,
  isInGoodStanding: true,
  ...over,
});

describe('a payout run', () => {
  it.each([
    [[50_00], 'pay'],
    [[49_99], 'below_minimum'],
    [[30_00, 20_00], 'pay'],
    [[80_00, -40_00], 'below_minimum'],
    [[-10_00], 'below_minimum'],
  ])('with approved lines %j: %s', (cents, verdict) => {
    expect(planPayouts([aPartner({ cents })], now)[0]?.verdict).toBe(verdict);
  });

  it('requires payout details and good standing', () => {
    expect(planPayouts([aPartner({ payableFrom: null })], now)[0]?.verdict).toBe('no_details');
    expect(planPayouts([aPartner({ isInGoodStanding: false })], now)[0]?.verdict).toBe(
      'not_in_good_standing',
    );
  });

  it('does not pay to new details, and states when they become payable', () => {
    const payableFrom = new Date(now.getTime() + 1);
    const [planned] = planPayouts([aPartner({ payableFrom })], now);
    expect(planned).toMatchObject({ verdict: 'details_too_new', payableFrom });
    expect(planPayouts([aPartner({ payableFrom })], payableFrom)[0]?.verdict).toBe('pay');
  });

  it('never pays less than the minimum, or an amount that differs from the sum of the lines', () => {
    const cents = fc.array(fc.integer({ min: -200_00, max: 200_00 }), { maxLength: 8 });
    fc.assert(
      fc.property(fc.array(cents), (partners) => {
        for (const [index, planned] of planPayouts(
          partners.map((of) => aPartner({ cents: of })),
          now,
        ).entries()) {
          const own = partners.filter((of) => of.length > 0)[index] ?? [];
          expect(planned.amount).toEqual(
            sum(
              own.map((c) => money(c, 'USD')),
              'USD',
            ),
          );
          expect(planned.verdict === 'pay').toBe(planned.amount.amountMinor >= 50_00);
        }
      }),
    );
  });

  it.each([
    ['2027-01-01', '2027-02-01'],
    ['2027-01-31', '2027-02-01'],
    ['2027-12-05', '2028-01-01'],
  ])('after %s is on %s', (today, next) => {
    expect(nextRunDay(today)).toBe(next);
  });

  it.each([
    ['2027-01-25', null, '2027-02-01'],
    ['2027-01-25', '2027-01-20T06:00:00Z', '2027-02-01'],
    ['2027-01-25', '2027-01-31T18:29:00Z', '2027-02-01'],
    ['2027-01-28', '2027-02-04T06:00:00Z', '2027-03-01'],
  ])('expected on %s, with details that are payable from %s, is on %s', (today, from, on) => {
    expect(nextPayoutDay(today, from === null ? null : new Date(from))).toBe(on);
  });
});
