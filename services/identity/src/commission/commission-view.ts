import type { CommissionLine, CommissionState, Earnings } from '@valam/contracts/identity/commission.schema';
import { add, money, subtract, type Money } from '@valam/contracts/shared/money';
import { lineBase } from './commission-amount.js';
import { releaseDay } from './commission-course.js';
import type { CommissionEntity } from './commission.entity.js';
import type { CommissionLineEntity } from './commission-line.entity.js';
import { isOver } from './commission-states.js';

/** A line with all data that is needed to recompute it. */
export function commissionLine(
  line: CommissionLineEntity,
  of: CommissionEntity,
  paidAt: Date | null,
): CommissionLine {
  return {
    id: line.id,
    bookingRef: of.bookingRef,
    tourTitle: of.tourTitle,
    startDate: of.startDate,
    endDate: of.endDate,
    cause: line.cause,
    state: line.state,
    reason: reasonOf(line.state, of),
    before: line.before,
    after: line.after,
    base: lineBase(line),
    ratePercent: line.ratePercent,
    amount: money(line.amountMinor, 'USD'),
    occurredAt: line.occurredAt.toISOString(),
    completedAt: of.completedAt?.toISOString() ?? null,
    releasedOn: of.closesAt && hasReleaseDay(line.state) ? releaseDay(of.closesAt) : null,
    paidAt: paidAt?.toISOString() ?? null,
  };
}

/** A line on hold is paid only after a decision of staff, whose day is not known. */
const hasReleaseDay = (state: CommissionState): boolean => !isOver(state) && state !== 'on_hold';

function reasonOf(state: CommissionState, of: CommissionEntity): string | null {
  if (state === 'on_hold') return of.holdReason;
  return state === 'void' ? of.voidReason : null;
}

/**
 * Sums of the lines by state. Void and reversed lines add up to zero, so all lines together are `balance +
 * paid`.
 */
export function earningsOf(sums: Partial<Record<CommissionState, number>>): Earnings {
  const of = (state: CommissionState): Money => money(sums[state] ?? 0, 'USD');
  const all = Object.values(sums).reduce<Money>(
    (total, minor) => add(total, money(minor, 'USD')),
    money(0, 'USD'),
  );
  return {
    pending: of('pending'),
    locked: of('locked'),
    approved: of('approved'),
    onHold: of('on_hold'),
    inPayout: of('in_payout'),
    paid: of('paid'),
    balance: subtract(all, of('paid')),
  };
}
