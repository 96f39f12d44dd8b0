import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** Deletes the prepared entries and reads the ledgers again from the start. */
export const rebuildCashJob = defineJob({ name: 'rebuild-cash', payload: z.object({}) });
export const rebuildFunnelJob = defineJob({ name: 'rebuild-funnel', payload: z.object({}) });
export const rebuildLeadSumsJob = defineJob({ name: 'rebuild-lead-sums', payload: z.object({}) });
export const rebuildSalesJob = defineJob({ name: 'rebuild-sales', payload: z.object({}) });
