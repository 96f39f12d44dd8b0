import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** The prepared entries are thrown away and the ledgers read again from the start. */
export const rebuildPartnersJob = defineJob({ name: 'rebuild-partners', payload: z.object({}) });

/** The leads of before this service noted them are fetched from their owner, once. */
export const fetchEarlierLeadsJob = defineJob({ name: 'fetch-earlier-leads', payload: z.object({}) });
