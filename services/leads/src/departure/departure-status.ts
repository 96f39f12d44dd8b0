import { istDay } from '@valam/contracts/shared/days';
import { freeSeats, nearlyFullAt, type Seats } from './seats.js';

export interface SellableDeparture extends Seats {
  readonly startDate: string;
  readonly bookingStatus: string | null;
  readonly isOffered: boolean;
  readonly isClosed: boolean;
  readonly isCancelled: boolean;
}

export type DepartureStatus = 'open' | 'nearly_full' | 'sold_out' | 'closed';

/** The operator's own words: 'sold out' in them always wins. */
export function saysSoldOut(bookingStatus: string | null): boolean {
  return /sold\s*out/i.test(bookingStatus ?? '');
}

/** How a departure stands on a day, for badges and for the panel. */
export function departureStatus(departure: SellableDeparture, now: Date): DepartureStatus {
  if (!departure.isOffered || departure.isClosed || departure.isCancelled) return 'closed';
  if (departure.startDate <= istDay(now)) return 'closed';
  const free = sellableSeats(departure);
  if (free === 0) return 'sold_out';
  return free <= nearlyFullAt ? 'nearly_full' : 'open';
}

/** Seats that may be sold: none of a departure that has been cancelled, or that the operator calls sold out. */
export function sellableSeats(departure: SellableDeparture): number {
  return departure.isCancelled || saysSoldOut(departure.bookingStatus) ? 0 : freeSeats(departure);
}

/** A departure without seats left, or with the operator's word for it, as events announce it. */
export function announcedStatus(departure: SellableDeparture): DepartureStatus | 'cancelled' {
  if (departure.isCancelled) return 'cancelled';
  if (!departure.isOffered || departure.isClosed) return 'closed';
  const free = sellableSeats(departure);
  if (free === 0) return 'sold_out';
  return free <= nearlyFullAt ? 'nearly_full' : 'open';
}
