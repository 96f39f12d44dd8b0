import * as z from 'zod/mini';
import { Attribution, SpamGuard } from '../leads/lead.schema.js';
import { ReferredLead } from '../leads/referral.schema.js';
import { Money } from '../shared/money.js';
import { Email, Id, line, optionalLine } from '../shared/text.js';
import { Earnings } from './commission.schema.js';
import { NextPayout, PayoutDetailsSummary } from './payout.schema.js';

export const sharingMethods = [
  'yoga_meditation',
  'wellness_writer',
  'past_traveler',
  'retreat_leader',
  'friends_family',
  'other',
] as const;

/** What the program promises. */
export const referralProgram = {
  commissionPercent: 10,
  releaseDays: 30,
  payoutMinimumUsd: 50,
  freeRetreatBookings: 10,
  codeLifetimeDays: 30,
} as const;

export const ReferralSignupInput = z.object({
  referralCodeUsed: Attribution.shape.referralCodeUsed,
  referredBy: Attribution.shape.referredBy,
  sourceUrl: Attribution.shape.sourceUrl,
  ...SpamGuard.shape,
  firstName: line(100),
  lastName: line(100),
  email: Email,
  mobile: optionalLine(40),
  sharingMethod: z.optional(z.nullable(z.union([z.literal(''), z.enum(sharingMethods)]))),
  motivation: optionalLine(5_000),
});
export type ReferralSignupInput = z.infer<typeof ReferralSignupInput>;

/** A code as typed or taken from an address. */
export const ReferralCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Codes compare without regard to case. */
export const normaliseReferralCode = (code: string): string => code.trim().toUpperCase();

export const ReferralStats = z.object({
  referralCode: z.string(),
  totalReferrals: z.int(),
  successfulBookings: z.int(),
  pendingInquiries: z.int(),
  leads: z.array(ReferredLead),
});
export type ReferralStats = z.infer<typeof ReferralStats>;

/** One month of the dashboard's chart, `2027-02`. */
export const ReferralMonth = z.object({
  month: z.string(),
  clicks: z.int(),
  /** Null while the unit that keeps leads is away. */
  leads: z.nullable(z.int()),
  bookings: z.nullable(z.int()),
  earned: Money,
});

export const OwnReferral = z.object({
  contributorId: Id,
  name: z.string(),
  referralCode: z.string(),
  referralLink: z.string(),
  clicks: z.int(),
  /** Null while the unit that keeps leads is away. */
  leads: z.nullable(z.int()),
  bookings: z.nullable(z.int()),
  earnings: Earnings,
  /** The last twelve months, oldest first. */
  byMonth: z.array(ReferralMonth),
  freeRetreat: z.object({ year: z.int(), completedBookings: z.int(), needed: z.int() }),
  nextPayout: NextPayout,
  payoutDetails: z.nullable(PayoutDetailsSummary),
  /** What the program promises, so that the page states no number of its own. */
  terms: z.object({ commissionPercent: z.number(), releaseDays: z.int(), payoutMinimum: Money }),
});
export type OwnReferral = z.infer<typeof OwnReferral>;
