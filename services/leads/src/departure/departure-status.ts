import { addDays, endOfIstDay, istDay } from '@valam/contracts/shared/days';
import { freeSeats, nearlyFullAt, type Seats } from './seats.js';

export interface SellableDeparture extends Seats {
  readonly startDate: string;
  readonly bookingStatus: string | null;
  readonly isOffered: boolean;
  readonly isClosed: boolean;
  readonly isCancelled: boolean;
}

export type DepartureStatus = 'open' | 'nearly_full' | 'sold_out' | 'closed';

/** The operator's own text: 'sold out' takes precedence. */
export function saysSoldOut(bookingStatus: string | null): boolean {
  return /sold\s*out/i.test(bookingStatus ?? '');
}

/** State of a departure on a day, for badges and the panel. */
export function departureStatus(departure: SellableDeparture, now: Date): DepartureStatus {
  if (!departure.isOffered || departure.isClosed || departure.isCancelled) return 'closed';
  if (departure.startDate <= istDay(now)) return 'closed';
  const free = sellableSeats(departure);
  if (free === 0) return 'sold_out';
  return free <= nearlyFullAt ? 'nearly_full' : 'open';
}

/** The last time at which a departure can be booked: not on its first day. */
export function lastBookable(startDate: string): Date {
  return endOfIstDay(addDays(startDate, -1));
}

/**
 * The day of the decision whether a departure runs; null once it has passed, because no page may announce it
 * then.
 */
export function decisionAhead(decisionDate: string | null, now: Date): string | null {
  return decisionDate !== null && decisionDate >= istDay(now) ? decisionDate : null;
}

/** Seats for sale; none if the departure is canceled or marked as sold out by the operator. */
export function sellableSeats(departure: SellableDeparture): number {
  return departure.isCancelled || saysSoldOut(departure.bookingStatus) ? 0 : freeSeats(departure);
}

/** The status of a departure for events: no seats left, or the operator's text. */
export function announcedStatus(departure: SellableDeparture): DepartureStatus | 'cancelled' {
  if (departure.isCancelled) return 'cancelled';
  if (!departure.isOffered || departure.isClosed) return 'closed';
  const free = sellableSeats(departure);
  if (free === 0) return 'sold_out';
  return free <= nearlyFullAt ? 'nearly_full' : 'open';
}
