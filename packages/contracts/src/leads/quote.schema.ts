import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Money } from '../shared/money.js';
import { Day, Email, Instant, line, optionalLine } from '../shared/text.js';

export const quoteStates = ['open', 'accepted', 'expired', 'withdrawn'] as const;
export const QuoteState = z.enum(quoteStates);
export type QuoteState = z.infer<typeof QuoteState>;

/** A proposal with a price, for one inquirer. */
export const Quote = z.object({
  state: QuoteState,
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  title: z.string(),
  tripKind: TripKind,
  tourSlug: z.nullable(z.string()),
  /** False if the trip is no longer published and its page is gone. */
  hasTripPage: z.optional(z.boolean()),
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  total: Money,
  deposit: Money,
  balance: Money,
  balanceDueAt: Instant,
  message: z.nullable(z.string()),
  validUntil: Instant,
  /** The booking of an accepted quote. */
  bookingRef: z.nullable(z.string()),
  /** End of the hold of an accepted quote that is not paid yet. */
  unpaidUntil: z.optional(z.nullable(Instant)),
});
export type Quote = z.infer<typeof Quote>;

export const AcceptQuoteInput = z.object({
  firstName: line(100),
  lastName: line(100),
  email: Email,
  mobile: line(40),
  payInFull: z.optional(z.nullable(z.boolean())),
  /** Accepted from older pages and ignored: the service stores the versions in force. */
  termsVersion: optionalLine(80),
});
