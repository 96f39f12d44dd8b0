import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { PasswordProof } from './account.schema.js';
import { beginTotp, confirmTotp, readTotp, removeTotp, renewRecoveryCodes } from './totp.rpc.js';

export const readTotpRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/totp',
  summary: 'Whether one-time codes are set up',
  output: readTotp.output,
  problems: readTotp.problems,
  access: 'session',
});

export const beginTotpRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/totp/begin',
  summary: 'Start setting up one-time codes',
  body: z.optional(PasswordProof),
  output: beginTotp.output,
  problems: beginTotp.problems,
  access: 'session',
  limit: 'password',
});

export const confirmTotpRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/totp/confirm',
  summary: 'Confirm the first one-time code',
  body: z.object({ code: confirmTotp.input.shape.code }),
  output: confirmTotp.output,
  problems: confirmTotp.problems,
  access: 'session',
  limit: 'password',
});

export const removeTotpRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/totp/remove',
  summary: 'Take one-time codes off my account',
  body: z.object({ code: removeTotp.input.shape.code }),
  output: removeTotp.output,
  problems: removeTotp.problems,
  access: 'session',
  limit: 'password',
});

export const renewRecoveryCodesRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/totp/recovery-codes',
  summary: 'Replace my recovery codes',
  body: z.object({ code: renewRecoveryCodes.input.shape.code }),
  output: renewRecoveryCodes.output,
  problems: renewRecoveryCodes.problems,
  access: 'session',
  limit: 'password',
});
