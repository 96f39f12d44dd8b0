import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

/** Someone came with a code that is not known here. */
export const lookUpCodeJob = defineJob({ name: 'look-up-code', payload: z.object({ code: z.string() }) });
