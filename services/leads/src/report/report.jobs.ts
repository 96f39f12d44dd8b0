import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** The prepared entries are thrown away and the ledgers read again from the start. */
export const rebuildCashJob = defineJob({ name: 'rebuild-cash', payload: z.object({}) });
export const rebuildFunnelJob = defineJob({ name: 'rebuild-funnel', payload: z.object({}) });
export const rebuildSalesJob = defineJob({ name: 'rebuild-sales', payload: z.object({}) });
