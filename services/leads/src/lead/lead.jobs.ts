import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** A form had an unknown referral code. */
export const lookUpCodeJob = defineJob({ name: 'look-up-code', payload: z.object({ code: z.string() }) });
