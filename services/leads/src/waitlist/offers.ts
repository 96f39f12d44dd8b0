import { daysBetween, istDay } from '@valam/contracts/shared/days';
import { lastBookable } from '../departure/departure-status.js';

const hourMs = 3_600_000;

/**
 * The deadline of an offer: 48 hours, or 12 within 30 days of the departure, but before its first day, on
 * which nobody can book.
 */
export function offerDeadline(now: Date, startDate: string): Date {
  const hours = daysBetween(istDay(now), startDate) <= 30 ? 12 : 48;
  return new Date(Math.min(now.getTime() + hours * hourMs, lastBookable(startDate).getTime()));
}

/** Time to accept an offer again after its payment page could not be opened, for which the person is not to blame. */
const leastAgainMs = hourMs / 2;

/** The deadline of an offer whose acceptance failed: the former one, unless too little time is left. */
export function deadlineAgain(former: Date, now: Date, startDate: string): Date {
  const least = Math.min(now.getTime() + leastAgainMs, lastBookable(startDate).getTime());
  return new Date(Math.max(former.getTime(), least));
}

export interface WaitingParty {
  readonly id: string;
  readonly quantity: number;
}

/**
 * Selects the entries that are offered the free seats, in order of arrival. A party that needs more seats
 * than are free keeps its place and reads why; the seats are offered to the next party that fits, so that
 * none stays empty.
 */
export function chooseOffers(free: number, queue: readonly WaitingParty[]): WaitingParty[] {
  let left = free;
  return queue.filter((party) => {
    if (party.quantity > left) return false;
    left -= party.quantity;
    return true;
  });
}
