import type { TourDate } from '@valam/contracts/catalog/tour.schema';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { formatDay } from '@valam/contracts/shared/days';

/** A departure: dates from catalog, merged with seats from leads if they have loaded. */
export interface Departure {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly isSoldOut: boolean;
  /** Canceled, or taken off sale; it has no waitlist either. */
  readonly isClosed: boolean;
  readonly seats: { readonly capacity: number; readonly sold: number } | undefined;
  /** The current prices of the departure; undefined until they have loaded, while the trip's prices apply. */
  readonly prices: Availability['prices'] | undefined;
  /** The operator's note, or whether the departure is certain to run. */
  readonly note: string | null;
}

/** A note with 'sold out', in any letter case, takes precedence over free seats. */
export function departuresOf(
  dates: readonly TourDate[],
  seats: readonly Availability[],
): readonly Departure[] {
  return dates.map((date) => {
    const known = seats.find(({ dateId }) => dateId === date.id);
    // The operator's note. Catalog's copy is the fallback: it may contain the state of the seats when the page was rendered.
    const words = known ? known.bookingStatus : date.bookingStatus;
    const saysSoldOut = /sold out/i.test(words ?? '');
    const isClosed = known ? known.status === 'closed' : date.isClosed === true;
    const isSoldOut = saysSoldOut || isClosed || known?.free === 0;
    return {
      id: date.id,
      startDate: date.startDate,
      endDate: date.endDate,
      isSoldOut,
      isClosed,
      seats: known && !isClosed ? seatsOf(known, saysSoldOut) : undefined,
      prices: known?.prices,
      note: isClosed ? closedNote(date) : isSoldOut ? null : (assurance(known) ?? words),
    };
  });
}

const seatsOf = ({ capacity, free }: Availability, saysSoldOut: boolean) => ({
  capacity,
  sold: saysSoldOut ? capacity : capacity - free,
});

/** Catalog may not know yet that the date is closed; then its note is outdated. */
const closedNote = ({ isClosed, bookingStatus }: TourDate): string =>
  (isClosed && bookingStatus) || 'Bookings Closed';

/** `Needs at least 4 travelers: confirmed by Feb 01, 2027, or refunded in full automatically`; null without a minimum. */
function assurance(known: Availability | undefined): string | null {
  if (!known?.minimumGroup) return null;
  const taken = known.capacity - known.free;
  if (known.sold >= known.minimumGroup) return `Will run: ${taken} of ${known.capacity} seats taken`;
  const decided = known.decisionDate ? `: confirmed by ${formatDay(known.decisionDate)}, or` : ', or is';
  return `Needs at least ${known.minimumGroup} travelers${decided} refunded in full automatically`;
}
