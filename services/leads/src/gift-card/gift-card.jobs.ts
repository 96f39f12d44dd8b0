import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

/** A refund to the buyer of a gift card. */
export const refundGiftCardJob = leadsJobs.define({
  name: 'refund-gift-card',
  payload: z.object({ refundId: Id }),
});
