import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { identityJobs } from '../jobs.js';

export const settleCommissionJob = identityJobs.define({
  name: 'settle-commission',
  payload: z.object({ bookingId: Id }),
});
