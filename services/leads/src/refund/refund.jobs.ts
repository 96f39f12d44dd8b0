import { Id } from '@valam/contracts/shared/text';
import * as z from 'zod/mini';
import { leadsJobs } from '../jobs.js';

export const makeRefundJob = leadsJobs.define({ name: 'make-refund', payload: z.object({ refundId: Id }) });
