import type { TourDate } from '@valam/contracts/catalog/tour.schema';
import type { Availability } from '@valam/contracts/leads/availability.schema';
import { formatDay } from '@valam/contracts/shared/days';

/** A departure: the dates from catalog merged with the seats from leads, if they have loaded. */
export interface Departure {
  readonly id: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly isSoldOut: boolean;
  /** Canceled, or taken off sale: it has no waitlist either. */
  readonly isClosed: boolean;
  readonly seats: { readonly capacity: number; readonly sold: number } | undefined;
  /** Those it is sold at now; the trip's own until they have loaded. */
  readonly prices: Availability['prices'] | undefined;
  /** The operator's note, or how certain the departure is. */
  readonly note: string | null;
}

/** The operator's 'sold out', in any case, takes precedence over free seats. */
export function departuresOf(
  dates: readonly TourDate[],
  seats: readonly Availability[],
): readonly Departure[] {
  return dates.map((date) => {
    const known = seats.find(({ dateId }) => dateId === date.id);
    // What the operator says. Catalog's text may also tell of seats, as they were when the page was loaded.
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

/** Catalog may not have heard of it yet; then its text is still that of a date on sale. */
const closedNote = ({ isClosed, bookingStatus }: TourDate): string =>
  (isClosed && bookingStatus) || 'Bookings Closed';

/** `Needs at least 4 travelers: confirmed by Feb 01, 2027, or refunded in full automatically`; null without a minimum. */
function assurance(known: Availability | undefined): string | null {
  if (!known?.minimumGroup) return null;
  const taken = known.capacity - known.free;
  if (known.sold >= known.minimumGroup) return `Will run: ${taken} of ${known.capacity} seats taken`;
  const decided = known.decisionDate ? `confirmed by ${formatDay(known.decisionDate)}` : 'confirmed';
  return `Needs at least ${known.minimumGroup} travelers: ${decided}, or refunded in full automatically`;
}
