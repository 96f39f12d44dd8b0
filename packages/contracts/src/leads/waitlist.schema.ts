import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Currency } from '../shared/money.js';
import { Day, Email, Id, Instant, line, optionalLine } from '../shared/text.js';
import { maxTravellers } from './booking-amounts.js';
import { Attribution, SpamGuard } from './lead.schema.js';

export const waitlistStates = ['waiting', 'offered', 'accepted', 'lapsed', 'withdrawn', 'closed'] as const;
export const WaitlistState = z.enum(waitlistStates);
export type WaitlistState = z.infer<typeof WaitlistState>;

export const WaitlistInput = z.object({
  ...Attribution.shape,
  ...SpamGuard.shape,
  /** The id of the departure. */
  dateId: Id,
  firstName: line(100),
  lastName: line(100),
  email: Email,
  mobile: optionalLine(40),
  quantity: z.int().check(z.gte(1), z.lte(maxTravellers)),
});
export type WaitlistInput = z.infer<typeof WaitlistInput>;

/**
 * The same for addresses that wait already and for new ones. `id` is that of the receipt, `position` always 0 and
 * `statusUrl` the page of the tour: the place in the queue and its private link are sent by email alone.
 */
export const WaitlistReceipt = z.object({ id: Id, position: z.int(), statusUrl: z.string() });

/** A place in the queue as the person sees it. */
export const WaitlistEntry = z.object({
  state: WaitlistState,
  tripKind: TripKind,
  tourTitle: z.string(),
  tourSlug: z.nullable(z.string()),
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  /** How many are before this person, plus one; null when no longer waiting. */
  position: z.nullable(z.int()),
  /** Until when an offer keeps its seats. */
  offerExpiresAt: z.nullable(Instant),
  /** Why seats that are free were not offered to this person, if that is so. */
  whyNotOffered: z.nullable(z.string()),
  joinedAt: Instant,
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const AcceptOfferInput = z.object({
  currency: z.optional(Currency),
  payInFull: z.optional(z.nullable(z.boolean())),
  mobile: optionalLine(40),
  /** Accepted from older pages and not used: the service stores the versions in force. */
  termsVersion: optionalLine(80),
});
