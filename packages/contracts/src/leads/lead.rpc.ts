import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { InquiryStatus, LeadInput, LeadReceipt } from './lead.schema.js';
import { IdempotencyKey, Token } from './token.schema.js';

export const createLead = defineRpc({
  subject: 'leads.lead.create.v1',
  input: z.object({ lead: LeadInput, idempotencyKey: IdempotencyKey }),
  output: LeadReceipt,
  problems: { 'input.invalid': 'invalid', 'leads.idempotency_key_reused': 'conflict' },
});

/** The state of an inquiry, for its private link. */
export const getInquiry = defineRpc({
  subject: 'leads.enquiry.get.v1',
  input: z.object({ token: Token }),
  output: InquiryStatus,
  problems: { 'leads.link_unknown': 'not_found' },
  idempotent: true,
});
