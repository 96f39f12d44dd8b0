import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Currency } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { BookingState } from './booking-states.js';

/** Where a booking stands after what happened: enough to recompute a commission from this alone. */
export const BookingFacts = z.object({
  bookingId: Id,
  bookingRef: z.string(),
  state: BookingState,
  /**
   * Counts the announcements of this booking, of every kind together: 1, 2, 3 … without a gap. An older one never
   * overwrites a newer one, and the commission ledger sees by it that an earlier one is still on its way.
   */
  version: z.int(),
  tourId: z.nullable(Id),
  tourTitle: z.string(),
  departureId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  /** The code that counts, upper-cased, and whose it was when the booking was made. */
  referralCode: z.nullable(z.string()),
  contributorId: z.nullable(Id),
  /** Normalised, for the check against self-referral. */
  personEmail: z.string(),
  personPhone: z.nullable(z.string()),
  personName: z.string(),
  currency: Currency,
  totalMinor: z.int(),
  capturedMinor: z.int(),
  refundedMinor: z.int(),
  /** The price of the whole booking in US cents, as snapshotted at the deposit. */
  priceUsdMinor: z.int(),
  at: Instant,
});
export type BookingFacts = z.infer<typeof BookingFacts>;

export const bookingDepositPaid = defineEvent({
  subject: 'evt.leads.booking.deposit_paid.v1',
  payload: BookingFacts,
});

/** There is no balance to pay. */
export const bookingPaid = defineEvent({ subject: 'evt.leads.booking.paid.v1', payload: BookingFacts });

/** Another date, group size or person; sums may have moved. */
export const bookingChanged = defineEvent({ subject: 'evt.leads.booking.changed.v1', payload: BookingFacts });

/** Money went back; `refundedMinor` is the sum of all that did. */
export const bookingRefunded = defineEvent({
  subject: 'evt.leads.booking.refunded.v1',
  payload: BookingFacts,
});

export const bookingCancelled = defineEvent({
  subject: 'evt.leads.booking.cancelled.v1',
  payload: BookingFacts,
});

/** The tour was traveled to its end. */
export const bookingCompleted = defineEvent({
  subject: 'evt.leads.booking.completed.v1',
  payload: BookingFacts,
});
