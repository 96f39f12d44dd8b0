import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';

/** What is counted: signing in and passwords, public forms, everything around checkout, and pictures per day. */
export const limitRules = ['password', 'form', 'checkout', 'upload'] as const;

/**
 * Counts one more call against a limit that all replicas share. `key` is what is limited, e.g. an address; it is hashed
 * before it is stored. How many calls a rule allows is identity's configuration.
 */
export const consumeLimit = defineRpc({
  subject: 'identity.limit.consume.v1',
  input: z.object({ rule: z.enum(limitRules), key: z.string().check(z.minLength(1), z.maxLength(300)) }),
  output: z.object({ allowed: z.boolean(), remaining: z.int(), retryAfterSeconds: z.int() }),
  timeoutMs: 500,
});
