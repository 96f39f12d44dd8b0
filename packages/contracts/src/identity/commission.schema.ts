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
export const commissionCauses = ['capture', 'refund', 'void'] as const;
export const CommissionCause = z.enum(commissionCauses);
export type CommissionCause = z.infer<typeof CommissionCause>;

/**
 * One line of the ledger with everything it was computed from. `amount` is
 * `commission(netAfter) − commission(netBefore)`, where `commission(net)` is the rate of the same share of the
 * booking's price in USD; so each line can be recomputed alone, and the lines of a booking add up exactly.
 */
export const CommissionLine = z.object({
  id: Id,
  bookingRef: z.string(),
  tourTitle: z.string(),
  startDate: Day,
  endDate: Day,
  cause: CommissionCause,
  state: CommissionState,
  reason: z.nullable(z.string()),
  /** The price of the whole booking, in the currency paid and in USD as it stood at the deposit. */
  bookingTotal: Money,
  bookingTotalUsd: Money,
  /** Captured less refunded, before and after the payment or refund behind this line. */
  netBefore: Money,
  netAfter: Money,
  /** The part of `bookingTotalUsd` that this line's movement is. */
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

/** Sums by state; `balance` is what is earned and not yet paid. */
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
