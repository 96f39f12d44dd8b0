import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Caller, Credentials, OpenedSession, SessionUser, Visitor } from './auth.schema.js';

export const login = defineRpc({
  subject: 'identity.session.open.v1',
  input: z.object({ credentials: Credentials, visitor: Visitor }),
  output: z.union([OpenedSession, z.object({ totpRequired: z.literal(true) })]),
  problems: {
    'identity.login_refused': 'unauthenticated',
    /** The password is right, the code of the authenticator app is not. */
    'identity.code_refused': 'unauthenticated',
    'identity.not_verified': 'forbidden',
    'identity.not_approved': 'forbidden',
    'identity.suspended': 'forbidden',
    'identity.too_many_tries': 'rate_limited',
    'identity.busy': 'unavailable',
  },
  timeoutMs: 5_000,
});

/** Finds the session of a cookie. `csrfToken` is compared if given. */
export const readSession = defineRpc({
  subject: 'identity.session.read.v1',
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.nullable(z.object({ caller: Caller, user: SessionUser, csrfToken: z.string() })),
  idempotent: true,
  timeoutMs: 1_000,
});

export const logout = defineRpc({
  subject: 'identity.session.close.v1',
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({ ok: z.literal(true) }),
  idempotent: true,
});
