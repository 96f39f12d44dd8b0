import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';

/** Announces everything again as it is now, so that services that keep a projection can rebuild it. */
export const replayCatalog = defineRpc({
  subject: 'catalog.replay.v1',
  input: z.object({ what: z.enum(['departures', 'policies', 'content']) }),
  output: z.object({ announced: z.int() }),
  idempotent: true,
  timeoutMs: 30_000,
});
