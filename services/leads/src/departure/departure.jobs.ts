import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** A departure was canceled: notifies its waitlist. */
export const closeQueueJob = leadsJobs.define({
  name: 'close-queue',
  payload: z.object({ departureId: Id, reason: z.string() }),
  isKeptUntilDone: true,
});
