import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** A refund to the buyer of a gift card. */
export const refundGiftCardJob = defineJob({
  name: 'refund-gift-card',
  payload: z.object({ refundId: Id }),
});
