import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { listSessions, revokeOtherSessions, revokeSession } from './session.rpc.js';

export const listSessionsRoute = defineRoute({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Where I am signed in',
  output: listSessions.output,
  problems: listSessions.problems,
  access: 'session',
});

export const revokeSessionRoute = defineRoute({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  summary: 'Sign out one device',
  params: z.object({ sessionId: Id }),
  output: revokeSession.output,
  problems: revokeSession.problems,
  access: 'session',
});

export const revokeOtherSessionsRoute = defineRoute({
  method: 'POST',
  path: '/api/auth/sessions/revoke-others',
  summary: 'Sign out every other device',
  body: z.optional(z.object({})),
  output: revokeOtherSessions.output,
  problems: revokeOtherSessions.problems,
  access: 'session',
});
