import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const eraseFromLeadsJob = defineJob({
  name: 'erase-from-leads',
  payload: z.object({ email: z.string() }),
});
