import * as z from 'zod/mini';
import { Money, PositiveMoney } from '../shared/money.js';
import { Day, Email, Id, Instant, storable } from '../shared/text.js';
import { maxTravellers } from './booking-amounts.js';
import { ShareState } from './share.js';

/** A companion's share of a balance, for the lead traveler. */
export const CompanionShare = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  amount: Money,
  state: ShareState,
  dueOn: Day,
  /** When its latest email was sent. */
  sentAt: Instant,
  paidAt: z.nullable(Instant),
  /** The companion has filled in a traveler form, which nobody else sees. */
  hasForm: z.boolean(),
});
export type CompanionShare = z.infer<typeof CompanionShare>;

/** The shares of a balance. */
export const BookingShares = z.object({
  shares: z.array(CompanionShare),
  /** The companions' open shares and the lead traveler's own part. Together they are the balance. */
  open: Money,
  own: Money,
  /** Due day of the shares; null without a balance. */
  dueOn: z.nullable(Day),
  /** Number of companions who fill in the traveler form themselves. */
  forms: z.int(),
  /** Number of companions who may still be invited. */
  most: z.int(),
  /** The proposed amount for each companion; null if no companion may be invited. */
  proposed: z.nullable(Money),
  /** Reason why no companion may be invited now; null if invitations are possible. */
  refusal: z.nullable(z.string()),
});
export type BookingShares = z.infer<typeof BookingShares>;

export const Companion = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(2, 'Please enter the companion’s name.'), z.maxLength(100), storable),
  email: Email,
  /** Omitted: an equal part for each traveler. */
  amount: z.optional(z.nullable(PositiveMoney)),
});
export type Companion = z.infer<typeof Companion>;

export const CompanionsInput = z.object({
  companions: z.array(Companion).check(z.minLength(1), z.maxLength(maxTravellers - 1)),
});
