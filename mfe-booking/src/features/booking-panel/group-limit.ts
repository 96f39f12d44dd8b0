import type { Availability } from '@valam/contracts/leads/availability.schema';
import { maxTravellers } from '@valam/contracts/leads/booking-amounts';
import type { Choice } from './choice';
import { chosenAmong, isSoldOut } from './departures';

/**
 * The maximum number of travelers on a date. For a sold-out date it is the general limit, because the number is for its
 * waitlist.
 */
export const mostTravelers = (departure: Availability | null): number =>
  departure && !isSoldOut(departure) ? Math.min(maxTravellers, departure.free) : maxTravellers;

/**
 * The choice as far as the date offers it: not more travelers than free seats, and no room that it does not have (anymore). Seats that
 * this tab holds count as taken, but not for the booking that replaces them, so its travelers are left to the service.
 */
export function asOffered(choice: Choice, departures: readonly Availability[], hasHold: boolean): Choice {
  const departure = chosenAmong(departures, choice.dateId);
  const travellers = hasHold ? choice.travellers : Math.min(choice.travellers, mostTravelers(departure));
  const { roomOptionId: room } = choice;
  const roomOptionId = !departure || departure.roomOptions.some(({ id }) => id === room) ? room : null;
  return travellers === choice.travellers && roomOptionId === room
    ? choice
    : { ...choice, travellers, roomOptionId };
}

/** The text below the number of travelers if the free seats are the limit; otherwise null, as for more seats, which this tab holds. */
export function limitWords(departure: Availability | null, travelers: number): string | null {
  const most = mostTravelers(departure);
  if (!departure || most >= maxTravellers || travelers !== most) return null;
  return most === 1 ? 'This is the last seat on this date.' : `Only ${most} seats are left on this date.`;
}
