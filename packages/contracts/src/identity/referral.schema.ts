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

/** Terms of the program. */
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

/** A typed code, or one from a URL. */
export const ReferralCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Makes codes case-insensitive. */
export const normalizeReferralCode = (code: string): string => code.trim().toUpperCase();

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
  /** Null while leads is down. */
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
  /** Null while leads is down. */
  leads: z.nullable(z.int()),
  bookings: z.nullable(z.int()),
  earnings: Earnings,
  /** The last twelve months, oldest first. */
  byMonth: z.array(ReferralMonth),
  freeRetreat: z.object({
    year: z.int(),
    completedBookings: z.int(),
    needed: z.int(),
    /** The year before, if it earned a retreat, which may not be chosen yet. */
    earnedBefore: z.optional(z.object({ year: z.int(), completedBookings: z.int() })),
  }),
  nextPayout: NextPayout,
  payoutDetails: z.nullable(PayoutDetailsSummary),
  /** Terms of the program, so that the page has no hard-coded numbers. */
  terms: z.object({ commissionPercent: z.number(), releaseDays: z.int(), payoutMinimum: Money }),
});
export type OwnReferral = z.infer<typeof OwnReferral>;
