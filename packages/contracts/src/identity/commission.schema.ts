import * as z from 'zod/mini';
import { Money } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';

export const commissionStates = [
  'pending',
  'locked',
  'approved',
  'in_payout',
  'paid',
  'on_hold',
  'reversed',
  'void',
] as const;
export const CommissionState = z.enum(commissionStates);
export type CommissionState = z.infer<typeof CommissionState>;

/** Why a line stands in the ledger. */
export const commissionCauses = ['capture', 'refund', 'change', 'void'] as const;
export const CommissionCause = z.enum(commissionCauses);
export type CommissionCause = z.infer<typeof CommissionCause>;

/** How a booking stood at one moment: what was kept of its price, and that price in USD as snapshotted. */
export const BookingStanding = z.object({
  /** Captured less refunded, in the currency paid. */
  net: Money,
  total: Money,
  totalUsd: Money,
});
export type BookingStanding = z.infer<typeof BookingStanding>;

/**
 * One line of the ledger with everything it was computed from: `amount` is `earned(after) − earned(before)`, where
 * `earned` is `ratePercent` of the share `net / total` of `totalUsd`. So each line can be recomputed alone, and the
 * lines of a booking add up exactly.
 */
export const CommissionLine = z.object({
  id: Id,
  bookingRef: z.string(),
  tourTitle: z.string(),
  startDate: Day,
  endDate: Day,
  cause: CommissionCause,
  state: CommissionState,
  /** Why it is on hold or void. */
  reason: z.nullable(z.string()),
  before: BookingStanding,
  after: BookingStanding,
  /** The part of the USD price that this line's movement is. */
  base: Money,
  ratePercent: z.number(),
  amount: Money,
  occurredAt: Instant,
  completedAt: z.nullable(Instant),
  /** When the amount can be paid out. */
  releasedOn: z.nullable(Day),
  paidAt: z.nullable(Instant),
});
export type CommissionLine = z.infer<typeof CommissionLine>;

/** Sums by state; `balance` is what is earned and not paid yet. */
export const Earnings = z.object({
  pending: Money,
  locked: Money,
  approved: Money,
  onHold: Money,
  inPayout: Money,
  paid: Money,
  balance: Money,
});
export type Earnings = z.infer<typeof Earnings>;

/** What partners have been paid and will be, in US cents: for the cash report. */
export const CommissionOutlook = z.object({
  /** By the day on which it was paid; payouts are made about once a month. */
  paid: z.array(z.object({ day: Day, minor: z.int() })),
  /** What can be paid out from a day on: proposed payouts, and lines by the first run after their release. */
  due: z.array(
    z.object({ day: Day, state: z.enum(['pending', 'locked', 'approved', 'in_payout']), minor: z.int() }),
  ),
});
export type CommissionOutlook = z.infer<typeof CommissionOutlook>;
