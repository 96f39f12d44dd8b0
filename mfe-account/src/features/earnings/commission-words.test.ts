import { describe, expect, it } from '@jest/globals';
import type { CommissionLine } from '@valam/contracts/identity/commission.schema';
import { commissionStates } from '@valam/contracts/identity/commission.schema';
import { money } from '@valam/contracts/shared/money';
import { computation, stateWords } from './commission-words';

const deposit: CommissionLine = {
  id: '6b1f0d52-5b0c-4c39-8a36-2b2a4f2f1a01',
  bookingRef: 'VLM-1',
  tourTitle: 'Discovering Shiva',
  startDate: '2026-12-01',
  endDate: '2026-12-10',
  cause: 'capture',
  state: 'pending',
  reason: null,
  before: { net: money(0, 'EUR'), total: money(2_000_00, 'EUR'), totalUsd: money(2_400_00, 'USD') },
  after: { net: money(400_00, 'EUR'), total: money(2_000_00, 'EUR'), totalUsd: money(2_400_00, 'USD') },
  base: money(480_00, 'USD'),
  ratePercent: 10,
  amount: money(48_00, 'USD'),
  occurredAt: '2026-11-02T06:00:00.000Z',
  completedAt: null,
  releasedOn: null,
  paidAt: null,
};

describe('a commission line, in words', () => {
  it('says from what to what, so that the sum can be done again', () => {
    expect(computation(deposit)).toEqual([
      'Before: €0 kept of €2,000, at a price of $2,400',
      'After: €400 kept of €2,000, at a price of $2,400',
      'Base, the difference in US dollars: $480',
      '10% of it: $48',
    ]);
  });

  it('has words for every state', () => {
    expect(Object.keys(stateWords)).toEqual([...commissionStates]);
  });
});
