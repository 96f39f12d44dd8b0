import * as z from 'zod/mini';
import { Email, optionalId, optionalLine } from '../shared/text.js';
import { ofLink, SpamGuard } from './lead.schema.js';

/** Form of the subscription: the band on every page, or the bottom of Write for Us. */
export const newsletterSources = ['site', 'write_for_us'] as const;

export const NewsletterInput = z.object({
  ...SpamGuard.shape,
  email: Email,
  name: optionalLine(200),
  referredBy: optionalId,
  referralCodeUsed: optionalLine(40),
  sourceUrl: ofLink,
  source: z.optional(z.enum(newsletterSources)),
});
export type NewsletterInput = z.infer<typeof NewsletterInput>;

/** The same for known and unknown addresses. */
export const NewsletterAnswer = z.object({ ok: z.literal(true) });
