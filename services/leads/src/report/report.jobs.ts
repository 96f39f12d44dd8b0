import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** Deletes the prepared entries and reads the ledgers again from the start. */
export const rebuildCashJob = leadsJobs.define({ name: 'rebuild-cash', payload: z.object({}) });
export const rebuildFunnelJob = leadsJobs.define({ name: 'rebuild-funnel', payload: z.object({}) });
export const rebuildLeadSumsJob = leadsJobs.define({ name: 'rebuild-lead-sums', payload: z.object({}) });
export const rebuildSalesJob = leadsJobs.define({ name: 'rebuild-sales', payload: z.object({}) });
