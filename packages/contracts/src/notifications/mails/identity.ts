import * as z from 'zod/mini';

/** Mails that identity asks for. */
export const identityMails = {
  'verify-email': z.object({ fullName: z.string(), verifyUrl: z.string() }),
} as const;
