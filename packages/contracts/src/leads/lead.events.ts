import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id, Instant } from '../shared/text.js';
import { LeadType } from './lead.schema.js';

/** Someone wrote to us. Spam is not announced. */
export const leadReceived = defineEvent({
  subject: 'evt.leads.lead.received.v1',
  payload: z.object({
    leadId: Id,
    type: LeadType,
    /** Normalised; null where a form asks for none. */
    email: z.nullable(z.string()),
    /** E.164 where the number could be read as one. */
    phone: z.nullable(z.string()),
    /** The code that counts for this person, upper-cased: the first one they came with. */
    referralCode: z.nullable(z.string()),
    contributorId: z.nullable(Id),
    tourId: z.nullable(Id),
    receivedAt: Instant,
  }),
});
