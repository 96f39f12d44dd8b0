import { ContributingArea } from '@valam/contracts/identity/contributor.schema';
import * as z from 'zod/mini';
import { identityJobs } from '../jobs.js';

const toAddress = z.object({ email: z.string() });

/** The kinds of links that anyone may request for any address. */
export const linkJobs = {
  'resend-verification': identityJobs.define({ name: 'resend-verification', payload: toAddress }),
  'send-reset-link': identityJobs.define({ name: 'send-reset-link', payload: toAddress }),
  'send-export-link': identityJobs.define({ name: 'send-export-link', payload: toAddress }),
  'send-erase-link': identityJobs.define({ name: 'send-erase-link', payload: toAddress }),
};
export type AskedLink = keyof typeof linkJobs;

/** A link to a new address with which the owner of an account wants to sign in. */
export const newAddressJob = identityJobs.define({
  name: 'send-new-address-link',
  payload: z.object({ userId: z.string(), email: z.string() }),
});

const text = z.nullable(z.string());

/** Input of a sign-up; the password is already hashed. */
export const openAccountJob = identityJobs.define({
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
    isSpam: z.optional(z.boolean()),
  }),
});
