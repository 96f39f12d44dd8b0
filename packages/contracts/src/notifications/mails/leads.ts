import * as z from 'zod/mini';

/** Mails that leads asks for. */
export const leadsMails = {
  'inquiry-received': z.object({
    firstName: z.string(),
    tourTitle: z.nullable(z.string()),
    message: z.nullable(z.string()),
    answerBy: z.string(),
    statusUrl: z.string(),
  }),
} as const;
