import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const settleCommissionJob = defineJob({
  name: 'settle-commission',
  payload: z.object({ bookingId: Id }),
});
