import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** A form had an unknown referral code. */
export const lookUpCodeJob = leadsJobs.define({
  name: 'look-up-code',
  payload: z.object({ code: z.string() }),
});
