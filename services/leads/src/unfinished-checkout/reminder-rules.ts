import type { BookingState } from '@valam/contracts/leads/booking-states';
import type { DepartureStatus } from '../departure/departure-status.js';

export interface LeftCheckout {
  readonly state: BookingState;
  readonly isErased: boolean;
  readonly quantity: number;
  readonly departure: DepartureStatus;
  readonly freeSeats: number;
  /** The same person has a later hold or booking. */
  readonly hasBookedSince: boolean;
  readonly hasUnsubscribed: boolean;
  /** The payment arrived after the hold had lapsed, and was refunded. */
  readonly hasPaid: boolean;
}

/** The reason not to send a reminder of an unfinished checkout; null if one is sent. */
export function reasonForSilence(left: LeftCheckout): string | null {
  if (left.state !== 'expired') return 'it was paid for after all';
  if (left.hasPaid) return 'it was paid for too late, and its email says so';
  if (left.isErased) return 'its person was erased';
  if (left.hasUnsubscribed) return 'the person does not want it';
  if (left.hasBookedSince) return 'the person has booked since';
  if (left.departure === 'closed' || left.freeSeats < left.quantity) return 'the seats are gone';
  return null;
}
