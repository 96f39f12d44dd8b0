import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { addDays, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import { commissionTransitions, hasLeft, isOpen, type CommissionMove } from './commission-states.js';

/**
 * Known facts of the booking, which determine the states of its lines independently of their order of
 * arrival.
 */
export interface BookingFacts {
  /** Captured less refunded as of the latest known payment or refund, in minor units. */
  readonly latestNetMinor: number;
  /** The time after which the trip cannot change anymore; may be in the future. */
  readonly closesAt: Date | null;
  readonly isHeld: boolean;
  readonly isVoid: boolean;
}

/** The first day on which the commission of a trip can be paid out: 30 days after it, in India. */
export function releaseDay(closedAt: Date): string {
  return addDays(istDay(closedAt), referralProgram.releaseDays);
}

/** The next time at which the states must be recomputed without a new event; null if they are final. */
export function nextLook(closesAt: Date | null, now: Date): Date | null {
  if (!closesAt) return null;
  return [closesAt, startOfIstDay(releaseDay(closesAt))].find((moment) => moment > now) ?? null;
}

/**
 * The state of every line of a booking, given the facts. Lines in a payout keep their state; the others are
 * computed from the initial state by the table, so that the same facts give the same states in any order of
 * arrival.
 */
export function courseOf(
  states: readonly CommissionState[],
  facts: BookingFacts,
  now: Date,
): CommissionState[] {
  const someHaveLeft = states.some(hasLeft);
  const moves = movesFor(facts, someHaveLeft, now);
  return states.map((state) => (isFree(state) ? walk(moves) : state));
}

/** A reversed line is reactivated if money arrives later; a void one never is. */
function isFree(state: CommissionState): boolean {
  return isOpen(state) || state === 'reversed';
}

function movesFor(facts: BookingFacts, someHaveLeft: boolean, now: Date): CommissionMove[] {
  if (facts.isVoid) return ['void'];
  // Paid-out money is deducted from a later payout, so a full refund does not reverse its lines.
  if (facts.latestNetMinor === 0 && !someHaveLeft) return ['reverse'];
  if (facts.isHeld) return ['hold'];
  if (!facts.closesAt || now < facts.closesAt) return [];
  return nextLook(facts.closesAt, now) ? ['completeTour'] : ['completeTour', 'passReleaseDay'];
}

function walk(moves: readonly CommissionMove[]): CommissionState {
  return moves.reduce<CommissionState>((state, move) => {
    const next = commissionTransitions.next(state, move);
    if (!next) throw new Error(`A commission line cannot ${move} from ${state}`);
    return next;
  }, commissionTransitions.first);
}
