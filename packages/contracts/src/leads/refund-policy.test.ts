import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, istDay } from '../shared/days.js';
import { money } from '../shared/money.js';
import {
  changeLimits,
  fullRefundUntil,
  isStillAllowed,
  lastDayFor,
  quotePartialRefund,
  quoteRefund,
  refundBands,
  type ChangeKind,
} from './refund-policy.js';

const startDate = '2027-06-01';
const paid = money(49_800, 'USD');
const ist = (text: string): Date => new Date(`${text}+05:30`);
const longAgo = ist('2026-06-01T00:00:00');

describe('the refund of a cancellation', () => {
  it.each([
    // Days are calendar days in India: 2027-04-01 is 61 days before.
    ['61 days before, last minute', '2027-04-01T23:59:59', longAgo, 44_820, 'over_60_days'],
    ['exactly 60 days before', '2027-04-02T00:00:00', longAgo, 24_900, 'from_30_to_60_days'],
    ['exactly 30 days before, last minute', '2027-05-02T23:59:59', longAgo, 24_900, 'from_30_to_60_days'],
    ['29 days before', '2027-05-03T00:00:00', longAgo, 0, 'under_30_days'],
    ['on the day', '2027-06-01T08:00:00', longAgo, 0, 'under_30_days'],
    ['after it', '2027-06-20T08:00:00', longAgo, 0, 'under_30_days'],
    [
      'within 48 hours, far ahead',
      '2027-01-03T00:00:00',
      ist('2027-01-01T00:00:00'),
      49_800,
      'within_48_hours',
    ],
    [
      'one millisecond after 48 hours',
      '2027-01-03T00:00:00.001',
      ist('2027-01-01T00:00:00'),
      44_820,
      'over_60_days',
    ],
    [
      'within 48 hours, 8 days before',
      '2027-05-24T12:00:00',
      ist('2027-05-23T00:00:00'),
      49_800,
      'within_48_hours',
    ],
    [
      'within 48 hours, but 7 days before',
      '2027-05-25T00:00:00',
      ist('2027-05-24T00:00:00'),
      0,
      'under_30_days',
    ],
    [
      'within 48 hours, inside the 50 % band',
      '2027-04-20T00:00:00',
      ist('2027-04-19T00:00:00'),
      49_800,
      'within_48_hours',
    ],
  ] as const)('%s', (_name, now, depositPaidAt, amountMinor, rule) => {
    const quote = quoteRefund({ paid, startDate, depositPaidAt }, ist(now));
    expect(quote).toMatchObject({ refund: { amountMinor, currency: 'USD' }, rule });
  });

  it.each([
    ['far ahead: 48 hours after the payment', '2027-01-01T10:00:00', '2027-01-03T10:00:00'],
    ['9 days ahead: the end of the day after', '2027-05-23T10:00:00', '2027-05-24T23:59:59.999'],
    ['8 days ahead: the end of the same day', '2027-05-24T10:00:00', '2027-05-24T23:59:59.999'],
  ])('is full until its deadline, if booked %s', (_name, depositPaidAt, until) => {
    const basis = { paid, startDate, depositPaidAt: ist(depositPaidAt) };
    const last = fullRefundUntil(basis.depositPaidAt, startDate);
    expect(last).toEqual(ist(until));
    expect(quoteRefund(basis, last).rule).toBe('within_48_hours');
    expect(quoteRefund(basis, new Date(last.getTime() + 1)).rule).not.toBe('within_48_hours');
  });

  it.each([
    ['over_60_days', '2027-01-01', 44_820, 'over_60_days', false],
    ['from_30_to_60_days', '2027-01-01', 24_900, 'from_30_to_60_days', true],
    ['under_30_days', '2027-01-01', 0, 'under_30_days', true],
    ['over_60_days', '2027-04-20', 24_900, 'from_30_to_60_days', false],
    ['from_30_to_60_days', '2027-04-20', 24_900, 'from_30_to_60_days', false],
    ['from_30_to_60_days', '2027-05-20', 0, 'under_30_days', false],
  ] as const)('capped by %s, on %s: %i, by %s', (cap, day, amountMinor, rule, isCapped) => {
    const basis = { paid, startDate, depositPaidAt: longAgo, cap };
    expect(quoteRefund(basis, ist(`${day}T12:00:00`))).toMatchObject({
      refund: { amountMinor },
      rule,
      isCapped,
    });
  });

  it('has no 48-hour rule before anything was paid', () => {
    const basis = { paid, startDate, depositPaidAt: null };
    expect(quoteRefund(basis, ist('2027-01-01T00:00:00')).rule).toBe('over_60_days');
  });

  it('of a part is the difference that it makes to the whole refund', () => {
    const basis = { paid: money(10_001, 'USD'), startDate, depositPaidAt: longAgo };
    const now = ist('2027-01-01T00:00:00');
    const [whole, part, rest] = [10_001, 3_333, 6_668].map(
      (minor) => quotePartialRefund(basis, money(minor, 'USD'), now).refund.amountMinor,
    );
    expect(whole).toBe(quoteRefund(basis, now).refund.amountMinor);
    expect(part).toBe(3_000);
    expect(rest).toBe(6_001);
    expect(quotePartialRefund(basis, money(0, 'USD'), now).refund.amountMinor).toBe(0);
  });

  it('counts calendar days in India', () => {
    const stillTheDayBeforeInLondon = new Date('2027-04-01T18:30:00Z');
    expect(
      quoteRefund({ paid, startDate, depositPaidAt: longAgo }, stillTheDayBeforeInLondon).daysBefore,
    ).toBe(60);
  });

  const case_ = fc.record({
    amountMinor: fc.integer({ min: 0, max: 5_000_000 }),
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
    daysAhead: fc.integer({ min: -10, max: 400 }),
    hoursSincePaid: fc.double({ min: 0, max: 2_000, noNaN: true }),
  });

  it('is never negative, never more than the amount paid, and that of its band, in 10,000 random cases', () => {
    fc.assert(
      fc.property(case_, ({ amountMinor, now, daysAhead, hoursSincePaid }) => {
        const start = addDays(istDay(now), daysAhead);
        const basis = {
          paid: money(amountMinor, 'EUR'),
          startDate: start,
          depositPaidAt: new Date(now.getTime() - hoursSincePaid * 3_600_000),
        };
        const { refund, rule, daysBefore } = quoteRefund(basis, now);
        expect(daysBefore).toBe(daysAhead);
        expect(refund.amountMinor).toBeGreaterThanOrEqual(0);
        expect(refund.amountMinor).toBeLessThanOrEqual(amountMinor);
        if (rule === 'within_48_hours') {
          expect(refund.amountMinor).toBe(amountMinor);
          return;
        }
        const today = istDay(now);
        const band = refundBands(basis.paid, start).find(
          ({ from, until }) => (!from || from <= today) && (!until || today <= until),
        );
        expect(band).toMatchObject({ rule, refund });
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the refund ruler', () => {
  it('has exactly one band for every day', () => {
    const bands = refundBands(paid, startDate);
    expect(bands.map(({ from, until }) => [from, until])).toEqual([
      [null, '2027-04-01'],
      ['2027-04-02', '2027-05-02'],
      ['2027-05-03', null],
    ]);
    expect(daysBetween('2027-04-02', startDate)).toBe(60);
    expect(daysBetween('2027-05-02', startDate)).toBe(30);
  });

  it.each([
    [null, [44_820, 24_900, 0]],
    ['over_60_days', [44_820, 24_900, 0]],
    ['from_30_to_60_days', [24_900, 24_900, 0]],
    ['under_30_days', [0, 0, 0]],
  ] as const)('capped by %s shows %j', (cap, amounts) => {
    const bands = refundBands(paid, startDate, cap);
    expect(bands.map(({ refund }) => refund.amountMinor)).toEqual(amounts);
  });
});

describe('the deadlines of changes', () => {
  it('are those of the specification', () => {
    expect(changeLimits).toEqual({ changeDate: 30, groupSize: 30, transfer: 15 });
  });

  it.each(Object.entries(changeLimits) as [ChangeKind, number][])(
    '%s is allowed until %i days before',
    (kind, days) => {
      const last = lastDayFor(kind, startDate);
      expect(daysBetween(last, startDate)).toBe(days);
      expect(isStillAllowed(kind, startDate, ist(`${last}T23:59:59`))).toBe(true);
      expect(isStillAllowed(kind, startDate, ist(`${addDays(last, 1)}T00:00:00`))).toBe(false);
    },
  );
});
