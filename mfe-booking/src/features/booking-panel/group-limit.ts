import type { Availability } from '@valam/contracts/leads/availability.schema';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import type { Choice } from './choice';
import { chosenAmong, isSoldOut } from './departures';

/** How many may be booked on a date. A sold-out one keeps the rule's number: its queue is asked instead. */
export const mostTravelers = (departure: Availability | null): number =>
  departure && !isSoldOut(departure) ? Math.min(maxTravellers, departure.free) : maxTravellers;

/** A choice that never asks for more seats than its date has. */
export function withinSeats(choice: Choice, departures: readonly Availability[]): Choice {
  const most = mostTravelers(chosenAmong(departures, choice.dateId));
  return choice.travellers > most ? { ...choice, travellers: most } : choice;
}

/** The words under the number of travelers once the seats of the date are the limit; null before. */
export function limitWords(departure: Availability | null, travelers: number): string | null {
  const most = mostTravelers(departure);
  if (!departure || most >= maxTravellers || travelers < most) return null;
  return most === 1 ? 'This is the last seat on this date.' : `Only ${most} seats are left on this date.`;
}
