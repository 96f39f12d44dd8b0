import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';

/** Announces the current state of everything again, so that services can rebuild their projections. */
export const replayCatalog = defineRpc({
  subject: 'catalog.replay.v1',
  input: z.object({ what: z.enum(['departures', 'policies', 'content']) }),
  output: z.object({ announced: z.int() }),
  idempotent: true,
  timeoutMs: 30_000,
});
