import * as z from 'zod/mini';
import { identityJobs } from '../jobs.js';

const text = z.nullable(z.string());

/** Input of a sign-up for the referral program. */
export const joinReferralProgramJob = identityJobs.define({
  name: 'join-referral-program',
  payload: z.object({
    name: z.string(),
    email: z.string(),
    mobile: text,
    sharingMethod: text,
    motivation: text,
    referralCodeUsed: text,
    referredBy: text,
    isSpam: z.optional(z.boolean()),
  }),
});
