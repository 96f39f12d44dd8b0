import * as z from 'zod/mini';
import { normaliseEmail } from '../shared/text.js';
import { Email, Id, optionalLine } from '../shared/text.js';

export const leadTypes = ['inquiry', 'download', 'private_tour_inquiry', 'contact', 'booking'] as const;
export const LeadType = z.enum(leadTypes);
export type LeadType = z.infer<typeof LeadType>;

/** Where the visitor came from; every form sends what the shell remembers. */
export const Attribution = z.object({
  referralCodeUsed: optionalLine(40),
  referredBy: z.optional(z.nullable(Id)),
  sourceUrl: optionalLine(2_000),
  firstPage: optionalLine(2_000),
  utm: z.optional(z.nullable(z.record(z.string(), z.string()))),
});

/** Fields that only a program fills in, or that tell how fast a form was filled; they mark a lead, they never refuse it. */
export const SpamGuard = z.object({
  website: optionalLine(200),
  filledInMs: z.optional(z.nullable(z.int())),
});

/** What the public lead forms send. Which fields a type needs is decided in `leadFieldProblems`. */
export const LeadInput = z.object({
  ...Attribution.shape,
  ...SpamGuard.shape,
  type: z.enum(['inquiry', 'download', 'private_tour_inquiry', 'contact']),
  firstName: optionalLine(100),
  lastName: optionalLine(100),
  name: optionalLine(200),
  email: z.optional(z.nullable(z.union([Email, z.literal('')]))),
  mobile: optionalLine(200),
  tourTitle: optionalLine(200),
  tourId: z.optional(z.nullable(Id)),
  quantity: z.optional(z.nullable(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)))),
  message: optionalLine(5_000),
  mainInterests: z.optional(z.nullable(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)))),
  /** The words of the download form may stand here instead of a number. */
  requestedDocuments: z.optional(z.nullable(z.array(z.enum(['hotel', 'food'])))),
});
export type LeadInput = z.infer<typeof LeadInput>;

export const LeadReceipt = z.object({ id: Id, type: LeadType, statusUrl: z.nullable(z.string()) });

/** Two leads of one person compare equal by this. */
export const personOf = (email: string | null | undefined): string | null =>
  email ? normaliseEmail(email) : null;
