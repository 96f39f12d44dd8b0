import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { VisitCounts } from './visit.schema.js';

/** Notes how many visits have reached which step. Counts that are sent again are counted once. */
export const countVisits = defineRpc({
  subject: 'leads.visit.count.v1',
  input: VisitCounts,
  output: z.object({ ok: z.literal(true) }),
  idempotent: true,
});
