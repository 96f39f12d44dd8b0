import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Currency, Money } from '../shared/money.js';
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
 * The same for addresses already waiting and for new ones. `id` is that of the receipt, `position` always 0 and
 * `statusUrl` the page of the tour: the position and the private link are sent only by email.
 */
export const WaitlistReceipt = z.object({ id: Id, position: z.int(), statusUrl: z.string() });

/** A waitlist entry, as its person sees it. */
export const WaitlistEntry = z.object({
  state: WaitlistState,
  tripKind: TripKind,
  tourTitle: z.string(),
  tourSlug: z.nullable(z.string()),
  /** False if the trip is no longer published and its page is gone. */
  hasTripPage: z.optional(z.boolean()),
  dateId: Id,
  startDate: Day,
  endDate: Day,
  quantity: z.int(),
  /** The number of earlier entries, plus one; null when no longer waiting. */
  position: z.nullable(z.int()),
  /** End of the offer, until which its seats are reserved. */
  offerExpiresAt: z.nullable(Instant),
  /** The reason why free seats were not offered to this person, if any. */
  whyNotOffered: z.nullable(z.string()),
  joinedAt: Instant,
  /** The price of the offered seats, in each currency; null without an offer. */
  offer: z.optional(
    z.nullable(
      z.object({
        balanceDueAt: Instant,
        amounts: z.array(z.object({ total: Money, deposit: Money, balance: Money })),
      }),
    ),
  ),
  /** End of the hold of an accepted offer that is not paid yet. */
  unpaidUntil: z.optional(z.nullable(Instant)),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const AcceptOfferInput = z.object({
  currency: z.optional(Currency),
  /**
   * The total that was shown. If it has changed, the request is refused, so that the current one is shown
   * first.
   */
  expectedTotal: z.optional(z.nullable(Money)),
  payInFull: z.optional(z.nullable(z.boolean())),
  mobile: optionalLine(40),
  /** Accepted from older pages and ignored: the service stores the versions in force. */
  termsVersion: optionalLine(80),
});
