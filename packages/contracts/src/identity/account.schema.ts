import * as z from 'zod/mini';
import { Attribution, SpamGuard } from '../leads/lead.schema.js';
import { Email, line, optionalLine } from '../shared/text.js';
import { ContributingArea } from './contributor.schema.js';

export const passwordMinLength = 6;

/** A password that someone chooses; the most common ones are refused by identity. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(passwordMinLength, 'Password must be at least 6 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  );

/** The key of one attempt: the same key and body is one effect and the same answer. */
export const IdempotencyKey = z.nullable(z.string().check(z.maxLength(200)));

export const SignupInput = z.object({
  referralCodeUsed: Attribution.shape.referralCodeUsed,
  referredBy: Attribution.shape.referredBy,
  ...SpamGuard.shape,
  fullName: line(200),
  email: Email,
  password: NewPassword,
  about: optionalLine(10_000),
  contributingArea: z._default(ContributingArea, 'Host'),
  /** The address of a picture elsewhere, as the specified form asks it; kept for the person who approves the account. */
  profilePic: optionalLine(2_000),
});
export type SignupInput = z.infer<typeof SignupInput>;

/** A new password, and the present one that proves whose account it is. */
export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  password: NewPassword,
});

/**
 * The current password, asked once more before something grave. It may be left out here, so that older callers are
 * understood; the service refuses a change without it.
 */
export const PasswordProof = z.object({
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
});

/** How a change that asks for the current password may be refused. */
export const passwordProofProblems = {
  'identity.password_wrong': 'invalid',
  'identity.too_many_tries': 'rate_limited',
  'identity.busy': 'unavailable',
} as const;

/** A sentence for the person who asked. */
export const Message = z.object({ message: z.string() });

/** The token of a mailed link. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));
