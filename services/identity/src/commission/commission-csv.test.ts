import { describe, expect, it } from '@jest/globals';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { commissionsCsv } from './commission-csv.js';

const needed = ['Date', 'Base USD', 'Rate %', 'Commission USD', 'State', 'Completed', 'Payable from', 'Paid'];

describe('the CSV of commission lines', () => {
  it('has every column that is needed to recompute a commission, even without a line', () => {
    const header = commissionsCsv([])
      .replace(/^\uFEFF/, '')
      .trim()
      .split(',');
    expect(header).toEqual(expect.arrayContaining(needed));
  });

  it('has numeric amounts, days in India, and no formula in a title', () => {
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
    const share = { net: usd(0), total: usd(249_000), totalUsd: usd(249_000) };
    const line: CommissionLine = {
      id: '1c3a0f7e-0000-4000-8000-00000000000b',
      bookingRef: 'GW3S-V9ZC',
      tourTitle: '=1+1',
      startDate: '2027-06-14',
      endDate: '2027-06-23',
      occurredAt: '2026-11-25T22:00:00.000Z',
      cause: 'refund',
      before: { ...share, net: usd(49_800) },
      after: share,
      base: usd(-49_800),
      ratePercent: 10,
      amount: usd(-4_980),
      state: 'reversed',
      reason: '＝2+2',
      completedAt: null,
      releasedOn: null,
      paidAt: null,
    };
    const row = commissionsCsv([line]).trim().split('\n')[1];
    expect(row).toBe(
      "2026-11-26,GW3S-V9ZC,'=1+1,2027-06-14,refund,USD,498.00,0.00,2490.00,2490.00,-498.00,10,-49.80,reversed,'＝2+2,,,",
    );
  });
});
