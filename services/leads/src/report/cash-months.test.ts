import { describe, expect, it } from '@jest/globals';
import { cashBetween, cashMonths, type CashBooks } from './cash-months.js';

const books: CashBooks = {
  today: '2027-02-10',
  moved: [
    { day: '2027-01-20', kind: 'payment', minor: 500_00 },
    { day: '2027-01-21', kind: 'gift_card', minor: 100_00 },
    { day: '2027-02-02', kind: 'refund', minor: 50_00 },
  ],
  openingMinor: 1_000_00,
  due: [
    { day: '2027-02-28', kind: 'installment', minor: 30_00 },
    { day: '2027-03-05', kind: 'balance', minor: 200_00 },
  ],
  refundsUnderWayMinor: 20_00,
  commissions: {
    paid: [{ day: '2027-02-01', minor: 40_00 }],
    due: [
      { day: '2027-01-31', state: 'in_payout', minor: 5_00 },
      { day: '2027-03-01', state: 'locked', minor: 7_00 },
    ],
  },
};

describe('the months of the cash report', () => {
  it('close with the closing balance of the previous month plus all movements and dues', () => {
    const months = cashMonths(books, { from: '2027-01-01', to: '2027-03-31' });
    expect(months.map(({ closingMinor, isExpected }) => [closingMinor, isExpected])).toEqual([
      [1_600_00, false],
      // Refunds in progress and an overdue payout count as due today.
      [1_600_00 - 50_00 - 40_00 + 30_00 - 20_00 - 5_00, true],
      [1_515_00 + 200_00 - 7_00, true],
    ]);
    expect(months[1]).toMatchObject({
      refundedMinor: 50_00,
      payoutsMinor: 40_00,
      installmentsMinor: 30_00,
      refundsDueMinor: 20_00,
      commissionsMinor: 5_00,
    });
  });

  it('omit nothing between today and a range that starts later', () => {
    const [march] = cashMonths(books, { from: '2027-03-01', to: '2027-03-31' });
    expect(march).toMatchObject({ balancesMinor: 200_00, installmentsMinor: 0, closingMinor: 1_708_00 });
  });

  it('include amounts on the first and last day of a range, and amounts due today', () => {
    const of = (from: string, to: string) => cashBetween(books, { from, to });
    expect(of('2027-01-20', '2027-01-21')).toMatchObject({ receivedMinor: 500_00, giftCardsMinor: 100_00 });
    expect(of('2027-01-21', '2027-02-02')).toMatchObject({ receivedMinor: 0, refundedMinor: 50_00 });
    for (const [from, to] of [
      ['2027-02-10', '2027-02-20'],
      ['2027-02-01', '2027-02-10'],
    ] as const)
      expect(of(from, to)).toMatchObject({ refundsDueMinor: 20_00, commissionsMinor: 5_00 });
    expect(of('2027-02-11', '2027-02-20')).toMatchObject({ refundsDueMinor: 0, commissionsMinor: 0 });
  });

  it('have no forecast for a past month', () => {
    const [january] = cashMonths(books, { from: '2027-01-01', to: '2027-01-31' });
    expect(january).toMatchObject({ closingMinor: 1_600_00, refundsDueMinor: 0, isExpected: false });
  });
});
