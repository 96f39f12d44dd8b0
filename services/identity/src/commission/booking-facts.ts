import type { BookingFacts } from '@valam/contracts/leads/booking.events';
import { money } from '@valam/contracts/shared/money';
import type { BookingSnapshot } from './commission-ledger.js';

/** The part of an announced booking that the ledger needs: the money, without personal data. */
export function snapshotOf(facts: BookingFacts): BookingSnapshot {
  return {
    version: facts.version,
    standing: {
      net: money(facts.capturedMinor - facts.refundedMinor, facts.currency),
      total: money(facts.totalMinor, facts.currency),
      totalUsd: money(facts.priceUsdMinor, 'USD'),
    },
    isCompleted: facts.state === 'completed',
    isCancelled: facts.state === 'cancelled',
    startDate: facts.startDate,
    endDate: facts.endDate,
    at: new Date(facts.at),
  };
}
