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

/** The cause of a line in the ledger. */
export const commissionCauses = ['capture', 'refund', 'change', 'void'] as const;
export const CommissionCause = z.enum(commissionCauses);
export type CommissionCause = z.infer<typeof CommissionCause>;

/** Snapshot of a booking: the amount kept of its price, and that price in USD. */
export const BookingStanding = z.object({
  /** Captured less refunded, in the currency of the payment. */
  net: Money,
  total: Money,
  totalUsd: Money,
});
export type BookingStanding = z.infer<typeof BookingStanding>;

/**
 * One line of the ledger with all inputs of its computation: `amount` is `earned(after) − earned(before)`, where
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
  /** The reason for a hold or void. */
  reason: z.nullable(z.string()),
  before: BookingStanding,
  after: BookingStanding,
  /** The part of the USD price that corresponds to this line's movement. */
  base: Money,
  ratePercent: z.number(),
  amount: Money,
  occurredAt: Instant,
  completedAt: z.nullable(Instant),
  /** The day from which the amount can be paid out. */
  releasedOn: z.nullable(Day),
  paidAt: z.nullable(Instant),
});
export type CommissionLine = z.infer<typeof CommissionLine>;

/** Sums by state; `balance` is earned and not paid yet. */
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

/** Past and expected payouts to partners, in US cents, for the cash report. */
export const CommissionOutlook = z.object({
  /** By payment day; payouts are made about once a month. */
  paid: z.array(z.object({ day: Day, minor: z.int() })),
  /** Amounts payable from a day on: proposed payouts, and lines in the first run after their release. */
  due: z.array(
    z.object({ day: Day, state: z.enum(['pending', 'locked', 'approved', 'in_payout']), minor: z.int() }),
  ),
});
export type CommissionOutlook = z.infer<typeof CommissionOutlook>;
