import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Id, Instant } from '../shared/text.js';
import { Caller } from './auth.schema.js';

export const SessionSummary = z.object({
  id: Id,
  isCurrent: z.boolean(),
  /** Readable browser and system, from the user agent. */
  device: z.string(),
  createdAt: Instant,
  seenAt: Instant,
  expiresAt: Instant,
});
export type SessionSummary = z.infer<typeof SessionSummary>;

export const listSessions = defineRpc({
  subject: 'identity.session.list.v1',
  input: z.object({ caller: Caller }),
  output: z.array(SessionSummary),
  problems: { 'identity.signed_out': 'unauthenticated' },
  idempotent: true,
});

export const revokeSession = defineRpc({
  subject: 'identity.session.revoke.v1',
  input: z.object({ caller: Caller, sessionId: Id }),
  output: z.object({ ok: z.literal(true) }),
  problems: { 'identity.signed_out': 'unauthenticated', 'identity.session_not_found': 'not_found' },
});

/** Ends every session of the caller except the current one. */
export const revokeOtherSessions = defineRpc({
  subject: 'identity.session.revoke-others.v1',
  input: z.object({ caller: Caller }),
  output: z.object({ ok: z.literal(true), revoked: z.int() }),
  problems: { 'identity.signed_out': 'unauthenticated' },
});
