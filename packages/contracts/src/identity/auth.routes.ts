import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { login } from './auth.rpc.js';
import { Credentials, SessionUser } from './auth.schema.js';

export const loginRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  body: Credentials,
  output: z.union([
    z.object({
      email: z.string(),
      fullName: z.nullable(z.string()),
      user: SessionUser,
      csrfToken: z.string(),
    }),
    z.object({ totpRequired: z.literal(true) }),
  ]),
  problems: login.problems,
  limit: 'password',
});

export const meRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  output: z.extend(SessionUser, { csrfToken: z.string() }),
  problems: { 'identity.signed_out': 'unauthenticated' },
  access: 'session',
});

export const logoutRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out',
  body: z.optional(z.object({})),
  output: z.object({ ok: z.literal(true) }),
  access: 'session',
});

/** Null when signed out, because there is nothing to protect. */
export const csrfRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/csrf',
  summary: 'The token that changing calls of this session carry',
  output: z.object({ csrfToken: z.nullable(z.string()) }),
});
