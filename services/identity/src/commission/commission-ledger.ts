import type { BookingStanding, CommissionCause } from '@valam/contracts/identity/commission.schema';
import { endOfIstDay } from '@valam/contracts/shared/days';
import type { Money } from '@valam/contracts/shared/money';
import { lineAmount, nothingPaid } from './commission-amount.js';

/** One event of a booking, reduced to the data of the ledger. */
export interface BookingSnapshot {
  /** Sequence number of the booking's events, from 1 without a gap. */
  readonly version: number;
  readonly standing: BookingStanding;
  readonly isCompleted: boolean;
  readonly isCancelled: boolean;
  readonly startDate: string;
  readonly endDate: string;
  readonly at: Date;
}

/** One line, derived from two consecutive events. */
export interface LedgerLine {
  readonly version: number;
  readonly cause: CommissionCause;
  readonly before: BookingStanding;
  readonly after: BookingStanding;
  readonly ratePercent: number;
  readonly amount: Money;
  readonly occurredAt: Date;
}

/**
 * The usable events: sorted, deduplicated, up to the first gap. Events after a gap wait for the missing one,
 * so that any order of arrival gives the same lines.
 */
export function withoutGaps(snapshots: readonly BookingSnapshot[]): BookingSnapshot[] {
  const byVersion = new Map(snapshots.map((snapshot) => [snapshot.version, snapshot]));
  const known: BookingSnapshot[] = [];
  for (let version = 1; ; version++) {
    const snapshot = byVersion.get(version);
    if (!snapshot) return known;
    known.push(snapshot);
  }
}

/**
 * The lines of one booking: the changes by each event to the retained money, or to the price of which it is a
 * share.
 */
export function linesOf(known: readonly BookingSnapshot[], ratePercent: number): LedgerLine[] {
  return known.flatMap((snapshot, index) => {
    const after = snapshot.standing;
    const before = known[index - 1]?.standing ?? nothingPaid(after);
    const amount = lineAmount({ before, after, ratePercent });
    if (before.net.amountMinor === after.net.amountMinor && amount.amountMinor === 0) return [];
    const cause = causeOf(before, after);
    return [
      { version: snapshot.version, cause, before, after, ratePercent, amount, occurredAt: snapshot.at },
    ];
  });
}

function causeOf(before: BookingStanding, after: BookingStanding): CommissionCause {
  if (after.net.amountMinor > before.net.amountMinor) return 'capture';
  return after.net.amountMinor < before.net.amountMinor ? 'refund' : 'change';
}

/** The completion of the tour: its last day, even if it is recorded late. */
export function completionOf(known: readonly BookingSnapshot[]): Date | null {
  const completed = known.find((snapshot) => snapshot.isCompleted);
  if (!completed) return null;
  const lastMoment = endOfIstDay(completed.endDate);
  return completed.at < lastMoment ? completed.at : lastMoment;
}

/**
 * The time after which the trip cannot change anymore: its completion or, for a canceled booking with
 * retained money, the end of the tour that the traveler did not take. The partner brought that money too.
 */
export function closingOf(known: readonly BookingSnapshot[]): Date | null {
  const last = known.at(-1);
  return completionOf(known) ?? (last?.isCancelled ? endOfIstDay(last.endDate) : null);
}

export function latestNetMinor(known: readonly BookingSnapshot[]): number {
  return known.at(-1)?.standing.net.amountMinor ?? 0;
}

/** The line that offsets a void one, so that the sum of all lines stays correct. */
export function counterLine(line: LedgerLine): LedgerLine {
  const back = { before: line.after, after: line.before, ratePercent: line.ratePercent };
  return { ...line, ...back, cause: 'void', amount: lineAmount(back) };
}
