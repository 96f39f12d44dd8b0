import type { Availability } from '@valam/contracts/leads/availability.schema';
import { formatDayRange } from '@valam/contracts/shared/days';

/** Canceled, or taken off sale; it has no waitlist either. */
export const isClosed = ({ status }: Availability): boolean => status === 'closed';

/** A note with 'sold out', in any letter case, takes precedence; a closed date is not for sale either. */
export function isSoldOut(departure: Availability): boolean {
  return /sold out/i.test(departure.bookingStatus ?? '') || departure.free === 0 || isClosed(departure);
}

/** The preselected date if it is among the dates, otherwise null. */
export function chosenAmong(
  departures: readonly Availability[],
  dateId: string | null | undefined,
): Availability | null {
  return departures.find((departure) => departure.dateId === dateId) ?? null;
}

/** A departure as an option of the date list. */
export function departureLabel(departure: Availability): string {
  const when = formatDayRange(departure.startDate, departure.endDate);
  if (isClosed(departure)) return `${when} · Closed`;
  if (isSoldOut(departure)) return `${when} · Sold Out`;
  return departure.free <= 3 ? `${when} · ${departure.free} left` : when;
}
