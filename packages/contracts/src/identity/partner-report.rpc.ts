import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Caller } from './auth.schema.js';
import { PartnerEntriesQuery, PartnerEntry, PartnersQuery, PartnersReport } from './partner-report.schema.js';

export const partnerReportProblems = {
  'admin.signed_out': 'unauthenticated',
  'admin.role_refused': 'forbidden',
  'identity.report_range': 'invalid',
  'input.invalid': 'invalid',
} as const;

/** Results of partners in a range and in the range before it, from the entries read from the ledgers. */
export const getPartnersReport = defineRpc({
  subject: 'identity.report.partners.v1',
  input: z.extend(PartnersQuery, { caller: Caller }),
  output: PartnersReport,
  problems: partnerReportProblems,
  idempotent: true,
});

/** The leads, bookings and commission lines of a row of the report, the latest first. */
export const listPartnerEntries = defineRpc({
  subject: 'identity.report.partner_entries.v1',
  input: z.extend(PartnerEntriesQuery, { caller: Caller }),
  output: z.object({ items: z.array(PartnerEntry), total: z.int() }),
  problems: partnerReportProblems,
  idempotent: true,
});

/** Deletes the prepared entries and reads the ledgers again from the start, as a job. The result is the same. */
export const rebuildPartners = defineRpc({
  subject: 'identity.report.rebuild.v1',
  input: z.object({ caller: Caller }),
  output: z.object({ isQueued: z.literal(true) }),
  problems: partnerReportProblems,
});
