import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id, Instant } from '../shared/text.js';
import { LeadType } from './lead.schema.js';

/** A new lead. Spam is not announced. */
export const leadReceived = defineEvent({
  subject: 'evt.leads.lead.received.v1',
  payload: z.object({
    leadId: Id,
    type: LeadType,
    /** Normalized; null for forms without this field. */
    email: z.nullable(z.string()),
    /** E.164, if the number could be parsed. */
    phone: z.nullable(z.string()),
    /** The code that applies to this person, upper-cased: the first one that they used. */
    referralCode: z.nullable(z.string()),
    contributorId: z.nullable(Id),
    tourId: z.nullable(Id),
    receivedAt: Instant,
  }),
});
