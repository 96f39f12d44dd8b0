import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** Looks up a referral code of a form that is not known here yet. */
export const lookUpCodeJob = leadsJobs.define({
  name: 'look-up-code',
  payload: z.object({ code: z.string() }),
});
