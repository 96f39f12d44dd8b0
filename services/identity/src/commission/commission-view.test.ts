import { describe, expect, it } from '@jest/globals';
import { commissionStates, type CommissionState } from '@valam/contracts/identity/commission.schema';
import { money } from '@valam/contracts/shared/money';
import type { CommissionEntity } from './commission.entity.js';
import type { CommissionLineEntity } from './commission-line.entity.js';
import { commissionLine } from './commission-view.js';

const standing = (minor: number) => ({
  net: money(minor, 'EUR'),
  total: money(2_000_00, 'EUR'),
  totalUsd: money(2_400_00, 'USD'),
});

const booking = {
  bookingRef: 'V-1',
  tourTitle: 'Discovering Shiva',
  startDate: '2027-02-01',
  endDate: '2027-02-10',
  completedAt: new Date('2027-02-10T18:29:59Z'),
  closesAt: new Date('2027-02-10T18:29:59Z'),
} as CommissionEntity;

const lineIn = (state: CommissionState) =>
  ({
    id: '6b1f0d52-5b0c-4c39-8a36-2b2a4f2f1a01',
    ...{ cause: 'capture', state, ratePercent: 10, amountMinor: 48_00 },
    ...{ before: standing(0), after: standing(400_00), occurredAt: new Date('2027-01-02T06:00:00Z') },
  }) as CommissionLineEntity;

describe('the release day of a line of a completed tour', () => {
  it.each(commissionStates)('is null for a line that is never paid, or waits for a decision: %s', (state) => {
    const isUnknown = state === 'reversed' || state === 'void' || state === 'on_hold';
    expect(commissionLine(lineIn(state), booking, null).releasedOn).toBe(isUnknown ? null : '2027-03-12');
  });
});
