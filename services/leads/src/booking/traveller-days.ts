import { addDays } from '@valam/contracts/shared/days';
import { travellersKeptDays } from '@valam/contracts/shared/retention';

/** Travelers' details are requested only when needed, and kept no longer than needed. */
const askedDaysBefore = 60;
const neededDaysBefore = 14;

/** Requested six and three weeks ahead. */
export const travellersAskedAhead = [42, 21] as const;
export const travellersReminder = (days: number): string => `travellers:${days}`;

export const travellersAskedFrom = (startDate: string): string => addDays(startDate, -askedDaysBefore);
export const travellersErasedOn = (endDate: string): string => addDays(endDate, travellersKeptDays);
const travellersDueOn = (startDate: string): string => addDays(startDate, -neededDaysBefore);

/**
 * The due day for a request on a given day: if the regular one has passed, two days later, but before the
 * trip.
 */
export function travellersStillDueOn(startDate: string, askedOn: string): string {
  const regular = travellersDueOn(startDate);
  if (regular >= askedOn) return regular;
  const [soonest, latest] = [addDays(askedOn, 2), addDays(startDate, -1)];
  return soonest < latest ? soonest : latest;
}
