import { ContributingArea } from '@valam/contracts/identity/contributor.schema';
import { defineJob } from '@valam/service-kit/jobs/define-job';
import * as z from 'zod/mini';

const toAddress = z.object({ email: z.string() });

/** The kinds of links that anyone may request for any address. */
export const linkJobs = {
  'resend-verification': defineJob({ name: 'resend-verification', payload: toAddress }),
  'send-reset-link': defineJob({ name: 'send-reset-link', payload: toAddress }),
  'send-export-link': defineJob({ name: 'send-export-link', payload: toAddress }),
  'send-erase-link': defineJob({ name: 'send-erase-link', payload: toAddress }),
};
export type AskedLink = keyof typeof linkJobs;

const text = z.nullable(z.string());

/** Input of a sign-up; the password is already hashed. */
export const openAccountJob = defineJob({
  name: 'open-account',
  payload: z.object({
    email: z.string(),
    passwordHash: z.string(),
    fullName: z.string(),
    about: text,
    contributingArea: ContributingArea,
    profilePic: text,
    referralCodeUsed: text,
    referredBy: text,
  }),
});
