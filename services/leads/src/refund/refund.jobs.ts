import { Id } from '@valam/contracts/shared/text';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

export const makeRefundJob = defineJob({ name: 'make-refund', payload: z.object({ refundId: Id }) });
