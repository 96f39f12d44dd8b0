import { daysBetween, istDay } from '@valam/contracts/shared/days';

const hourMs = 3_600_000;

/** Until when an offer keeps its seats: 48 hours, 12 within 30 days of the departure. */
export function offerDeadline(now: Date, startDate: string): Date {
  const hours = daysBetween(istDay(now), startDate) <= 30 ? 12 : 48;
  return new Date(now.getTime() + hours * hourMs);
}

export interface WaitingParty {
  readonly id: string;
  readonly quantity: number;
}

/**
 * Who is offered the free seats: in the order in which they came. A party that needs more than there is stays where it
 * is and learns why; the next that fits is asked, so that no seat stays empty meanwhile.
 */
export function chooseOffers(free: number, queue: readonly WaitingParty[]): WaitingParty[] {
  let left = free;
  return queue.filter((party) => {
    if (party.quantity > left) return false;
    left -= party.quantity;
    return true;
  });
}
