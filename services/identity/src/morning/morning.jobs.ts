import { Day, Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { identityJobs } from '../jobs.js';

/** The morning email of one owner for one day. */
export const morningEmailJob = identityJobs.define({
  name: 'morning-email',
  payload: z.object({ userId: Id, day: Day }),
});
