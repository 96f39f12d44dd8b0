import * as z from 'zod/mini';
import { Attribution, SpamGuard } from '../leads/lead.schema.js';
import { Email, line, optionalLine } from '../shared/text.js';
import { ContributingArea } from './contributor.schema.js';

export const passwordMinLength = 6;

/** A new password; identity refuses the most common ones. */
export const NewPassword = z
  .string()
  .check(
    z.minLength(passwordMinLength, 'Password must be at least 6 characters'),
    z.maxLength(200, 'Password must be at most 200 characters'),
  );

/** Idempotency key: the same key and body have one effect and get the same response. */
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
  /** URL of an external picture, required by the specified form; shown to the person who approves the account. */
  profilePic: optionalLine(2_000),
});
export type SignupInput = z.infer<typeof SignupInput>;

/** A new password, and the current one as proof. */
export const PasswordChange = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
  password: NewPassword,
});

/** A new address to sign in with, and the current password as proof. */
export const EmailChange = z.object({
  email: Email,
  currentPassword: z.string().check(z.minLength(1), z.maxLength(200)),
});

/**
 * The current password, required again for sensitive changes. Optional in the contract, so that older clients can be
 * parsed; the service refuses a change without it.
 */
export const PasswordProof = z.object({
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
});

/** Refusals of a change that requires the current password. */
export const passwordProofProblems = {
  'identity.password_wrong': 'invalid',
  'identity.too_many_tries': 'rate_limited',
  'identity.busy': 'unavailable',
} as const;

/** Refusals of a request for a link by email. */
export const mailedLinkProblems = {
  'identity.idempotency_key_reused': 'conflict',
  'identity.too_many_tries': 'rate_limited',
} as const;

/** A message for the caller. */
export const Message = z.object({ message: z.string() });

/** `isNewAddress`: the link belonged to an account that signs in with this address from now on. */
export const Verified = z.extend(Message, { isNewAddress: z.optional(z.boolean()) });

/** The token of an emailed link. */
export const LinkToken = z.string().check(z.minLength(1), z.maxLength(200));
