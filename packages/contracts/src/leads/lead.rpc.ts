import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { LeadInput, LeadReceipt } from './lead.schema.js';

export const createLead = defineRpc({
  subject: 'leads.lead.create.v1',
  input: z.object({ lead: LeadInput, idempotencyKey: z.nullable(z.string().check(z.maxLength(200))) }),
  output: LeadReceipt,
  problems: { 'input.invalid': 'invalid', 'leads.idempotency_key_reused': 'conflict' },
});
