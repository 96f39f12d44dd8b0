import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** A departure was canceled: notifies its waitlist. */
export const closeQueueJob = defineJob({
  name: 'close-queue',
  payload: z.object({ departureId: Id, reason: z.string() }),
  isKeptUntilDone: true,
});
