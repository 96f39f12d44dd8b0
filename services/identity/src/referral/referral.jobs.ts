import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** Input of a sign-up for the referral program. */
export const joinReferralProgramJob = defineJob({
  name: 'join-referral-program',
  payload: z.object({
    name: z.string(),
    email: z.string(),
    mobile: text,
    sharingMethod: text,
    motivation: text,
    referralCodeUsed: text,
    referredBy: text,
  }),
});
