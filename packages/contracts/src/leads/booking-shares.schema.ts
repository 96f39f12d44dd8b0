import * as z from 'zod/mini';
import { Money, PositiveMoney } from '../shared/money.js';
import { Day, Email, Id, Instant, storable } from '../shared/text.js';
import { maxTravellers } from './booking-amounts.js';
import { ShareState } from './share.js';

/** A companion's share of a balance, as the lead traveler sees it. */
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
  /** The companion has filled in an own traveler form; what it says is not shown to anybody else. */
  hasForm: z.boolean(),
});
export type CompanionShare = z.infer<typeof CompanionShare>;

/** How a balance is paid apart. */
export const BookingShares = z.object({
  shares: z.array(CompanionShare),
  /** What companions are to pay, and what the lead traveler pays beside that. Together they are the balance. */
  open: Money,
  own: Money,
  /** By which day companions pay; null where there is no balance. */
  dueOn: z.nullable(Day),
  /** How many companions fill in the traveler form themselves. */
  forms: z.int(),
  /** How many more companions may be invited. */
  most: z.int(),
  /** What is proposed for each of them; null when no one may be invited. */
  proposed: z.nullable(Money),
  /** Why no one may be invited now; null when someone may be. */
  refusal: z.nullable(z.string()),
});
export type BookingShares = z.infer<typeof BookingShares>;

export const Companion = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(2, 'Please enter the companion’s name.'), z.maxLength(100), storable),
  email: Email,
  /** Left out: an equal part for each traveler. */
  amount: z.optional(z.nullable(PositiveMoney)),
});
export type Companion = z.infer<typeof Companion>;

export const CompanionsInput = z.object({
  companions: z.array(Companion).check(z.minLength(1), z.maxLength(maxTravellers - 1)),
});
