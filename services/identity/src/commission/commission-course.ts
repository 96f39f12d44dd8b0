import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { addDays, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import { after } from '../life/life.js';
import { commissionLife, hasLeft, isOpen, type CommissionMove } from './commission-life.js';

/** What is known of the booking behind some lines; facts, so their order of arrival does not matter. */
export interface BookingFacts {
  /** Captured less refunded by the latest payment or refund that is known, in minor units. */
  readonly latestNetMinor: number;
  readonly completedAt: Date | null;
  readonly isHeld: boolean;
  readonly isVoid: boolean;
}

/** The first moment at which a completed tour's commission can be paid out: 30 days after, in India. */
export function releaseDay(completedAt: Date): string {
  return addDays(istDay(completedAt), referralProgram.releaseDays);
}

export function isReleased(completedAt: Date, now: Date): boolean {
  return now >= startOfIstDay(releaseDay(completedAt));
}

/**
 * Where every line of a booking stands, given the facts. Lines that have left for the partner stay; the others are
 * walked from the start through the table, so that the same facts give the same states whatever came first.
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

/** A reversed line wakes up when money comes in after all; a void one never does. */
function isFree(state: CommissionState): boolean {
  return isOpen(state) || state === 'reversed';
}

function movesFor(facts: BookingFacts, someHaveLeft: boolean, now: Date): CommissionMove[] {
  if (facts.isVoid) return ['void'];
  // What has left must be made good by a later payout, so a refund of all of it is not quietly reversed.
  if (facts.latestNetMinor === 0 && !someHaveLeft) return ['reverse'];
  if (facts.isHeld) return ['hold'];
  if (!facts.completedAt) return [];
  return isReleased(facts.completedAt, now) ? ['completeTour', 'passReleaseDay'] : ['completeTour'];
}

function walk(moves: readonly CommissionMove[]): CommissionState {
  return moves.reduce<CommissionState>((state, move) => {
    const next = after(commissionLife, state, move);
    if (!next) throw new Error(`A commission line cannot ${move} from ${state}`);
    return next;
  }, commissionLife.first);
}
