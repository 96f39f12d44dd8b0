import { Day, Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** The morning email of one owner for one day. */
export const morningEmailJob = defineJob({
  name: 'morning-email',
  payload: z.object({ userId: Id, day: Day }),
});
