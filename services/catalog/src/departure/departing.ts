import type { TourDate } from '@valam/contracts/catalog/tour.schema';
import { dateBadge, isClosed, sellableSeats, type KnownSeats } from './booking-badge.js';
import type { DepartureEntity } from './departure.entity.js';

/** A future departure with its seats, from the last event of leads. */
export interface Departing {
  readonly departure: DepartureEntity;
  readonly seats: (KnownSeats & { readonly capacity: number }) | null;
}

/** The public view of a departure. */
export function dateView({ departure, seats }: Departing): TourDate {
  const { id, startDate, endDate, minimumGroup, decisionDate, slug } = departure;
  const bookingStatus = dateBadge(departure.bookingStatus, seats);
  const known = seats
    ? { seats: { capacity: seats.capacity, free: sellableSeats(departure.bookingStatus, seats) } }
    : {};
  const closed = isClosed(seats) ? { isClosed: true } : {};
  return { id, startDate, endDate, minimumGroup, decisionDate, slug, bookingStatus, ...known, ...closed };
}
