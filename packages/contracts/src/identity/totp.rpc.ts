import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { PasswordProof, passwordProofProblems } from './account.schema.js';
import { Caller } from './auth.schema.js';

const TotpCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(20));

/**
 * Starts setting up one-time codes; requires the current password. Codes are required at login only after a first one
 * has been confirmed.
 */
export const beginTotp = defineRpc({
  subject: 'identity.totp.begin.v1',
  input: z.extend(PasswordProof, { caller: Caller }),
  output: z.object({ secret: z.string(), uri: z.string(), qrSvg: z.string() }),
  problems: {
    ...passwordProofProblems,
    'identity.signed_out': 'unauthenticated',
    'identity.totp_already_set': 'conflict',
  },
  timeoutMs: 5_000,
});

export const confirmTotp = defineRpc({
  subject: 'identity.totp.confirm.v1',
  input: z.object({ caller: Caller, code: TotpCode }),
  /** Shown once; each works once instead of a code. */
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  problems: {
    'identity.signed_out': 'unauthenticated',
    'identity.totp_not_begun': 'conflict',
    'identity.totp_wrong': 'invalid',
    'identity.too_many_tries': 'rate_limited',
    'identity.busy': 'unavailable',
  },
});

/** Removes one-time codes from the caller's account; requires a current code. */
export const removeTotp = defineRpc({
  subject: 'identity.totp.remove.v1',
  input: z.object({ caller: Caller, code: TotpCode }),
  output: z.object({ ok: z.literal(true) }),
  problems: {
    'identity.signed_out': 'unauthenticated',
    'identity.totp_wrong': 'invalid',
    'identity.totp_required': 'forbidden',
    'identity.too_many_tries': 'rate_limited',
    'identity.busy': 'unavailable',
  },
});

/** Replaces the recovery codes of the caller's account; requires a current code. The former ones become invalid. */
export const renewRecoveryCodes = defineRpc({
  subject: 'identity.totp.renew-recovery-codes.v1',
  input: z.object({ caller: Caller, code: TotpCode }),
  output: confirmTotp.output,
  problems: confirmTotp.problems,
});

export const readTotp = defineRpc({
  subject: 'identity.totp.read.v1',
  input: z.object({ caller: Caller }),
  output: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
  problems: { 'identity.signed_out': 'unauthenticated' },
  idempotent: true,
});
