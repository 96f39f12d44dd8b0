import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { VisitCounts } from './visit.schema.js';

/** Stores the numbers of visits that reached each step. Idempotent by id. */
export const countVisits = defineRpc({
  subject: 'leads.visit.count.v1',
  input: VisitCounts,
  output: z.object({ ok: z.literal(true) }),
  idempotent: true,
});
