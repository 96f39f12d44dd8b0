import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Currency } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { BookingState } from './booking-states.js';

/** State of a booking after an event; a commission can be recomputed from it alone. */
export const BookingFacts = z.object({
  bookingId: Id,
  bookingRef: z.string(),
  state: BookingState,
  /**
   * Sequence number of all events of this booking: 1, 2, 3 … without a gap. An older event never overwrites a
   * newer one, and the commission ledger detects a missing one.
   */
  version: z.int(),
  tourId: z.nullable(Id),
  tourTitle: z.string(),
  departureId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  /** The code that applies, upper-cased, and its partner at the time of booking. */
  referralCode: z.nullable(z.string()),
  contributorId: z.nullable(Id),
  /** Normalized, for the check against self-referral. */
  personEmail: z.string(),
  personPhone: z.nullable(z.string()),
  personName: z.string(),
  currency: Currency,
  totalMinor: z.int(),
  capturedMinor: z.int(),
  refundedMinor: z.int(),
  /** The price of the whole booking in US cents, frozen at the deposit. */
  priceUsdMinor: z.int(),
  at: Instant,
});
export type BookingFacts = z.infer<typeof BookingFacts>;

export const bookingDepositPaid = defineEvent({
  subject: 'evt.leads.booking.deposit_paid.v1',
  payload: BookingFacts,
});

/** No balance is left to pay. */
export const bookingPaid = defineEvent({ subject: 'evt.leads.booking.paid.v1', payload: BookingFacts });

/** The date, group size or person has changed, or a part of the balance was paid; sums may have changed too. */
export const bookingChanged = defineEvent({ subject: 'evt.leads.booking.changed.v1', payload: BookingFacts });

/** A refund was made; `refundedMinor` is the sum of all refunds. */
export const bookingRefunded = defineEvent({
  subject: 'evt.leads.booking.refunded.v1',
  payload: BookingFacts,
});

export const bookingCancelled = defineEvent({
  subject: 'evt.leads.booking.cancelled.v1',
  payload: BookingFacts,
});

/** The tour has ended. */
export const bookingCompleted = defineEvent({
  subject: 'evt.leads.booking.completed.v1',
  payload: BookingFacts,
});
