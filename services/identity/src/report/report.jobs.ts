import * as z from 'zod/mini';
import { identityJobs } from '../jobs.js';

/** Deletes the prepared entries and reads the ledgers again from the start. */
export const rebuildPartnersJob = identityJobs.define({ name: 'rebuild-partners', payload: z.object({}) });

/** Fetches leads from before this service recorded them from their owner, once. */
export const fetchEarlierLeadsJob = identityJobs.define({
  name: 'fetch-earlier-leads',
  payload: z.object({}),
});
