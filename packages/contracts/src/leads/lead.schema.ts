import * as z from 'zod/mini';
import { normalizeEmail } from '../shared/text.js';
import { Email, Id, Instant, optionalId, optionalLine, storable } from '../shared/text.js';

export const leadTypes = ['inquiry', 'download', 'private_tour_inquiry', 'contact', 'booking'] as const;
export const LeadType = z.enum(leadTypes);
export type LeadType = z.infer<typeof LeadType>;

const cut = (text: string, max: number): string =>
  text
    .trim()
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '');

/**
 * Part of a link that the visitor followed: truncated, never refused, because the visitor could not correct
 * it.
 */
export const ofLink = z.optional(
  z.nullable(
    z.string().check(
      z.overwrite((text) => cut(text, 2_000)),
      storable,
    ),
  ),
);

const mostTags = 10;

/** Origin of the visitor; every form sends the data remembered by the shell. */
export const Attribution = z.object({
  referralCodeUsed: optionalLine(40),
  referredBy: optionalId,
  sourceUrl: ofLink,
  firstPage: ofLink,
  utm: z.optional(
    z.nullable(
      z.record(z.string(), z.string()).check(
        z.overwrite((tags) =>
          Object.fromEntries(
            Object.entries(tags)
              .slice(0, mostTags)
              .map(([name, value]) => [cut(name, 40), cut(value, 200)]),
          ),
        ),
      ),
    ),
  ),
});
export type Attribution = z.infer<typeof Attribution>;

/** Fields that only a bot fills in, or that show how fast a form was filled; they mark a lead and never refuse it. */
export const SpamGuard = z.object({
  website: optionalLine(200),
  filledInMs: z.optional(z.nullable(z.int())),
});
export type SpamGuard = z.infer<typeof SpamGuard>;

export const documents = ['hotel', 'food'] as const;
export const DocumentName = z.enum(documents);
export type DocumentName = z.infer<typeof DocumentName>;

/** Input of the public lead forms. `leadFieldProblems` decides which fields a type needs. */
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
  tourId: optionalId,
  /** An empty one counts as absent. */
  quantity: z.optional(
    z.nullable(z.union([z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000)), z.literal('')])),
  ),
  message: optionalLine(5_000),
  mainInterests: z.optional(z.nullable(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(30)))),
  /** If absent, read from `mobile`, where the download form may send the names of the documents instead of a number. */
  requestedDocuments: z.optional(z.nullable(z.array(DocumentName))),
});
export type LeadInput = z.infer<typeof LeadInput>;

/** `statusUrl` is null: the private link is sent only by email, because the address is not proven. */
export const LeadReceipt = z.object({ id: Id, type: LeadType, statusUrl: z.nullable(z.string()) });

export const leadStates = ['new', 'contacted', 'qualified', 'proposal_sent', 'won', 'lost', 'spam'] as const;
export const LeadState = z.enum(leadStates);
export type LeadState = z.infer<typeof LeadState>;

export const PaymentStatus = z.enum(['pending', 'paid', 'refunded']);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** State of an inquiry for the private link: receipt, assigned person, promised time of the answer. */
export const InquiryStatus = z.object({
  type: LeadType,
  firstName: z.string(),
  tourTitle: z.nullable(z.string()),
  receivedAt: Instant,
  /** The promised time of the answer. */
  answerBy: Instant,
  /** The clock stops with the first answer. */
  answeredAt: z.nullable(Instant),
  isLate: z.boolean(),
  ownerName: z.nullable(z.string()),
  state: z.enum(['received', 'answered', 'proposal_sent', 'closed']),
  /** A proposal with a payment link, if there is one. */
  quoteUrl: z.nullable(z.string()),
});
export type InquiryStatus = z.infer<typeof InquiryStatus>;

/** Identifies a person: leads with the same key belong to the same person. */
export const personOf = (email: string | null | undefined): string | null =>
  email ? normalizeEmail(email) : null;
