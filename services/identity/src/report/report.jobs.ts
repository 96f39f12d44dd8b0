import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** Deletes the prepared entries and reads the ledgers again from the start. */
export const rebuildPartnersJob = defineJob({ name: 'rebuild-partners', payload: z.object({}) });

/** Fetches earlier leads, from before this service recorded them, from their owner, once. */
export const fetchEarlierLeadsJob = defineJob({ name: 'fetch-earlier-leads', payload: z.object({}) });
