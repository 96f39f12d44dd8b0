import type { CommissionState } from '@valam/contracts/identity/commission.schema';
import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { addDays, istDay, startOfIstDay } from '@valam/contracts/shared/days';
import { after } from '../life/life.js';
import { commissionLife, hasLeft, isOpen, type CommissionMove } from './commission-life.js';

/** What is known of the booking behind some lines; facts, so their order of arrival does not matter. */
export interface BookingFacts {
  /** Captured less refunded by the latest payment or refund that is known, in minor units. */
  readonly latestNetMinor: number;
  /** When nothing about the trip can change any more; may lie ahead. */
  readonly closesAt: Date | null;
  readonly isHeld: boolean;
  readonly isVoid: boolean;
}

/** The first day on which the commission of a trip can be paid out: 30 days after it, in India. */
export function releaseDay(closedAt: Date): string {
  return addDays(istDay(closedAt), referralProgram.releaseDays);
}

/** When the course has to be looked at again, without anything else happening; null when it is at its end. */
export function nextLook(closesAt: Date | null, now: Date): Date | null {
  if (!closesAt) return null;
  return [closesAt, startOfIstDay(releaseDay(closesAt))].find((moment) => moment > now) ?? null;
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
  // Money that was paid out is made good by a later payout, so a refund of all of it is not quietly reversed.
  if (facts.latestNetMinor === 0 && !someHaveLeft) return ['reverse'];
  if (facts.isHeld) return ['hold'];
  if (!facts.closesAt || now < facts.closesAt) return [];
  return nextLook(facts.closesAt, now) ? ['completeTour'] : ['completeTour', 'passReleaseDay'];
}

function walk(moves: readonly CommissionMove[]): CommissionState {
  return moves.reduce<CommissionState>((state, move) => {
    const next = after(commissionLife, state, move);
    if (!next) throw new Error(`A commission line cannot ${move} from ${state}`);
    return next;
  }, commissionLife.first);
}
