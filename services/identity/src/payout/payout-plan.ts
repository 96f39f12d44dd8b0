import type { PayoutVerdict } from '@valam/contracts/identity/payout.schema';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { istDay } from '@valam/contracts/shared/days';
import { isMore, sum, wholeUnits, type Money } from '@valam/contracts/shared/money';

export const payoutMinimum: Money = wholeUnits(referralProgram.payoutMinimumUsd, 'USD');

/** A partner's approved lines, and the other inputs of a payout. */
export interface Payable {
  readonly contributorId: string;
  readonly amounts: readonly Money[];
  /** The time from which the partner's details may be used; null without details. */
  readonly payableFrom: Date | null;
  readonly isInGoodStanding: boolean;
}

export interface PlannedPayout {
  readonly contributorId: string;
  readonly amount: Money;
  readonly verdict: PayoutVerdict;
  /** Set if the details are too new. */
  readonly payableFrom: Date | null;
}

/**
 * The amounts that a run would pay or carry over, with reasons. Negative lines, from refunds after a payout,
 * are deducted.
 */
export function planPayouts(payables: readonly Payable[], now: Date): PlannedPayout[] {
  return payables
    .filter((payable) => payable.amounts.length > 0)
    .map((payable) => {
      const amount = sum(payable.amounts, 'USD');
      const { contributorId, payableFrom } = payable;
      return { contributorId, amount, verdict: verdictOn(payable, amount, now), payableFrom };
    });
}

function verdictOn(payable: Payable, amount: Money, now: Date): PayoutVerdict {
  if (!reachesMinimum(amount)) return 'below_minimum';
  if (!payable.isInGoodStanding) return 'not_in_good_standing';
  if (!payable.payableFrom) return 'no_details';
  return payable.payableFrom <= now ? 'pay' : 'details_too_new';
}

function reachesMinimum(amount: Money): boolean {
  return !isMore(payoutMinimum, amount);
}

/** The day of the next monthly run: the first of the month, in India. */
export function nextRunDay(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  return `${next.year}-${String(next.month).padStart(2, '0')}-01`;
}

/**
 * The day of the next monthly run that may pay: while the details are too new, a run carries everything over.
 */
export function nextPayoutDay(today: string, payableFrom: Date | null): string {
  const from = payableFrom ? istDay(payableFrom) : today;
  return nextRunDay(from > today ? from : today);
}
