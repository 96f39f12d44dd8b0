import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Id, Instant } from '../shared/text.js';

/** Emails requested or resent since a moment that could not be delivered, the latest first. */
export const listUndelivered = defineRpc({
  subject: 'notifications.undelivered.list.v1',
  input: z.object({ since: Instant, most: z.int().check(z.gte(1), z.lte(50)) }),
  output: z.object({
    items: z.array(z.object({ id: Id, template: z.string(), to: z.string(), requestedAt: Instant })),
    total: z.int(),
  }),
  idempotent: true,
});
