import * as z from 'zod/mini';

/** What one unit holds about a person, in sections that a person can read. */
export const HeldData = z.object({
  sections: z.array(z.object({ title: z.string(), records: z.array(z.record(z.string(), z.unknown())) })),
});
export type HeldData = z.infer<typeof HeldData>;
