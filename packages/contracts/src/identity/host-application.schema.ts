import * as z from 'zod/mini';
import { Attribution, SpamGuard } from '../leads/lead.schema.js';
import { Email, Id, line, optionalLine } from '../shared/text.js';

export const hostApplicationStatuses = ['pending', 'in_review', 'accepted', 'declined'] as const;
export const HostApplicationStatus = z.enum(hostApplicationStatuses);
export type HostApplicationStatus = z.infer<typeof HostApplicationStatus>;

export const heardAboutUsOptions = [
  'Google Search',
  'Instagram',
  'Facebook',
  'YouTube',
  'Substack',
  'WhatsApp',
  'A Friend or Word of Mouth',
  'Other Spiritual Communities',
  'Influencer',
  'Event or Meetup',
  'Our team reached out to me',
  'Other',
] as const;

/** The sources for which the form shows 'please specify'. */
export const asksForDetails = (source: string | null | undefined): boolean =>
  source === 'Other' || source === 'Event or Meetup' || source === 'Other Spiritual Communities';

const required = (message: string, max: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max));

export const HostApplicationInput = z.object({
  referralCodeUsed: Attribution.shape.referralCodeUsed,
  referredBy: Attribution.shape.referredBy,
  sourceUrl: Attribution.shape.sourceUrl,
  ...SpamGuard.shape,
  firstName: required('First name is required', 100),
  lastName: required('Last name is required', 100),
  email: Email,
  /** Country code and number. */
  mobile: required('Mobile number is required', 40),
  heardAboutUs: z.optional(z.nullable(z.union([z.literal(''), line(100)]))),
  heardAboutUsDetails: optionalLine(500),
  message: optionalLine(5_000),
});
export type HostApplicationInput = z.infer<typeof HostApplicationInput>;

export const HostApplicationReceipt = z.object({ id: Id, status: HostApplicationStatus });
