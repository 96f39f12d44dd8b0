import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Email, Instant } from '../shared/text.js';
import {
  EmailChange,
  IdempotencyKey,
  LinkToken,
  mailedLinkProblems,
  Message,
  NewPassword,
  PasswordChange,
  passwordProofProblems,
  SignupInput,
  Verified,
} from './account.schema.js';
import { Caller, Visitor } from './auth.schema.js';

export const signUp = defineRpc({
  subject: 'identity.account.signup.v1',
  input: z.object({ signup: SignupInput, visitor: Visitor, idempotencyKey: IdempotencyKey }),
  output: Message,
  problems: {
    'input.invalid': 'invalid',
    'identity.password_too_common': 'invalid',
    'identity.idempotency_key_reused': 'conflict',
    'identity.too_many_tries': 'rate_limited',
    'identity.busy': 'unavailable',
  },
  timeoutMs: 5_000,
});

/** Uses the link of a sign-up or of a new address; repeating it while the link is valid succeeds. */
export const verifyEmail = defineRpc({
  subject: 'identity.account.verify-email.v1',
  input: z.object({ token: LinkToken }),
  output: Verified,
  problems: { 'identity.link_invalid': 'invalid', 'identity.link_expired': 'invalid' },
  idempotent: true,
});

/** The same response for known and unknown addresses. */
export const resendVerification = defineRpc({
  subject: 'identity.account.resend-verification.v1',
  input: z.object({ email: Email, visitor: Visitor, idempotencyKey: z.optional(IdempotencyKey) }),
  output: Message,
  problems: mailedLinkProblems,
});

/** The same response for known and unknown addresses. */
export const forgotPassword = defineRpc({
  subject: 'identity.account.forgot-password.v1',
  input: z.object({ email: Email, visitor: Visitor, idempotencyKey: z.optional(IdempotencyKey) }),
  output: Message,
  problems: mailedLinkProblems,
});

/** Checks that a reset, set-password or invitation link is still valid. */
export const checkPasswordLink = defineRpc({
  subject: 'identity.account.check-password-link.v1',
  input: z.object({ token: LinkToken }),
  output: z.object({ ok: z.literal(true) }),
  problems: { 'identity.link_invalid': 'invalid', 'identity.link_expired': 'invalid' },
  idempotent: true,
});

/** Uses a reset, set-password or invitation link, once; ends every session of the person. */
export const resetPassword = defineRpc({
  subject: 'identity.account.reset-password.v1',
  input: z.object({ token: LinkToken, password: NewPassword, visitor: Visitor }),
  /** Lets the browser with the link sign in, regardless of failed attempts from elsewhere. */
  output: z.extend(Message, { device: z.optional(z.string()) }),
  problems: {
    'input.invalid': 'invalid',
    'identity.link_invalid': 'invalid',
    'identity.link_expired': 'invalid',
    'identity.password_too_common': 'invalid',
    'identity.too_many_tries': 'rate_limited',
    'identity.busy': 'unavailable',
  },
  timeoutMs: 5_000,
});

/**
 * Changes the caller's password; requires the current one. All other sessions of the caller end; this one continues with
 * a new token, and the old token becomes invalid.
 */
export const changePassword = defineRpc({
  subject: 'identity.account.change-password.v1',
  input: z.object({ caller: Caller, ...PasswordChange.shape, visitor: Visitor }),
  output: z.object({ token: z.string(), expiresAt: Instant, message: z.string() }),
  problems: {
    'input.invalid': 'invalid',
    ...passwordProofProblems,
    'identity.signed_out': 'unauthenticated',
    'identity.password_unchanged': 'invalid',
    'identity.password_too_common': 'invalid',
  },
  timeoutMs: 5_000,
});

/**
 * Requests a link to a new address for the caller's account; requires the current password. The address changes when the
 * link is used. The same response for free and taken addresses.
 */
export const changeEmail = defineRpc({
  subject: 'identity.account.change-email.v1',
  input: z.object({ caller: Caller, ...EmailChange.shape }),
  output: Message,
  problems: {
    'input.invalid': 'invalid',
    ...passwordProofProblems,
    'identity.signed_out': 'unauthenticated',
    'identity.not_a_partner': 'forbidden',
  },
  timeoutMs: 5_000,
});
