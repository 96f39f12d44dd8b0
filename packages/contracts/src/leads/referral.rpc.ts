import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { maxItemsPerMessage } from '../shared/pages.js';
import { LastLead, ReferralCounts, ReferredLead } from './referral.schema.js';

const Code = z.string().check(z.minLength(1), z.maxLength(40));

/** A partner's current code and former ones, which still apply to people who used them. */
const codes = { code: Code, formerCodes: z.optional(z.array(Code)) };

/** Leads and bookings of a partner's codes, counted over the last `months` months for the chart. */
export const getReferralCounts = defineRpc({
  subject: 'leads.referral.counts.v1',
  input: z.object({ ...codes, months: z.optional(z.int().check(z.gte(1), z.lte(36))) }),
  output: ReferralCounts,
  idempotent: true,
});

/** The leads of a partner's codes, newest first: a page by its number, or the one after a lead. */
export const listReferredLeads = defineRpc({
  subject: 'leads.referral.leads.v1',
  input: z.object({
    ...codes,
    page: z.int().check(z.gte(1)),
    perPage: z.int().check(z.gte(1), z.lte(maxItemsPerMessage)),
    after: z.optional(LastLead),
  }),
  output: z.object({ items: z.array(ReferredLead), total: z.int() }),
  idempotent: true,
});
