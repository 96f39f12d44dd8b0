import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';

/** Rate limits: sign-ins and passwords, public forms, calls around checkout; pictures and waitlist entries per day. */
export const limitRules = ['password', 'form', 'checkout', 'upload', 'waitlist'] as const;

/**
 * Consumes one call of a rate limit that all replicas share. `key` identifies the caller, e.g. by address; it
 * is hashed before it is stored. Identity configures the number of calls per rule.
 */
export const consumeLimit = defineRpc({
  subject: 'identity.limit.consume.v1',
  input: z.object({ rule: z.enum(limitRules), key: z.string().check(z.minLength(1), z.maxLength(300)) }),
  output: z.object({ allowed: z.boolean(), remaining: z.int(), retryAfterSeconds: z.int() }),
  timeoutMs: 500,
});
