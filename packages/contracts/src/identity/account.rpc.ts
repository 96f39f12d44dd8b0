import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Email, Instant } from '../shared/text.js';
import {
  IdempotencyKey,
  LinkToken,
  Message,
  NewPassword,
  PasswordChange,
  passwordProofProblems,
  SignupInput,
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

/** Uses a verification link; a repeat while the link lives is a success. */
export const verifyEmail = defineRpc({
  subject: 'identity.account.verify-email.v1',
  input: z.object({ token: LinkToken }),
  output: Message,
  problems: { 'identity.link_invalid': 'invalid', 'identity.link_expired': 'invalid' },
  idempotent: true,
});

/** Always the same answer, known address or not. */
export const resendVerification = defineRpc({
  subject: 'identity.account.resend-verification.v1',
  input: z.object({ email: Email, visitor: Visitor }),
  output: Message,
  problems: { 'identity.too_many_tries': 'rate_limited' },
});

/** Always the same answer, known address or not. */
export const forgotPassword = defineRpc({
  subject: 'identity.account.forgot-password.v1',
  input: z.object({ email: Email, visitor: Visitor }),
  output: Message,
  problems: { 'identity.too_many_tries': 'rate_limited' },
});

/** Whether a reset, set-password or invitation link still works. */
export const checkPasswordLink = defineRpc({
  subject: 'identity.account.check-password-link.v1',
  input: z.object({ token: LinkToken }),
  output: z.object({ ok: z.literal(true) }),
  problems: { 'identity.link_invalid': 'invalid', 'identity.link_expired': 'invalid' },
  idempotent: true,
});

/** Uses a reset, set-password or invitation link, once; every session of the person ends. */
export const resetPassword = defineRpc({
  subject: 'identity.account.reset-password.v1',
  input: z.object({ token: LinkToken, password: NewPassword, visitor: Visitor }),
  /** The browser that has the link may sign in, whatever was tried from elsewhere. */
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
 * Changes the caller's own password by the present one. Every other session of theirs ends; this one goes on under
 * another token, and the one of before opens nothing any more.
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
