import * as z from 'zod/mini';
import { TripKind } from '../../catalog/trip.schema.js';

/** `Diwali (DIWALI10)` and `− $249`. */
export const Discount = z.object({ label: z.string(), amount: z.string() });

/** A booking in emails: formatted, in the order of the table. */
export const BookingMailFacts = z.object({
  bookingRef: z.string(),
  firstName: z.string(),
  tripKind: TripKind,
  tourTitle: z.string(),
  /** `Feb 06 – 15, 2027`. */
  dates: z.string(),
  quantity: z.int(),
  /** Discount of a promo code; the total is the price after it. */
  discount: z.optional(z.nullable(Discount)),
  total: z.string(),
  paid: z.string(),
  /** Refunds made or ordered; null without any. */
  refunded: z.optional(z.nullable(z.string())),
  balance: z.string(),
  /** `Jan 07, 2027, end of day IST`; null without a balance. */
  balanceDue: z.nullable(z.string()),
  /** `$664 by Mar 15, 2027, end of day IST`, while the balance is paid in installments. */
  nextInstallment: z.optional(z.nullable(z.string())),
  manageUrl: z.string(),
  /** A former owner has paid a part, which is refunded to that person. */
  hasFormerPayer: z.optional(z.boolean()),
  /** Numbers of the tax documents so far; they are opened on the page of the booking. */
  invoices: z.optional(z.array(z.string())),
});

/** A companion's share of a booking, in emails to the companion. */
export const ShareMailFacts = z.object({
  name: z.string(),
  /** Name of the person who invites. */
  leadName: z.string(),
  bookingRef: z.string(),
  tripKind: TripKind,
  tourTitle: z.string(),
  dates: z.string(),
  amount: z.string(),
  /** `Apr 25, 2027, end of day IST`. */
  dueOn: z.string(),
  shareUrl: z.string(),
});
