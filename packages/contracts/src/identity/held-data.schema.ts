import * as z from 'zod/mini';

/** Personal data in one unit, in readable sections. */
export const HeldData = z.object({
  sections: z.array(z.object({ title: z.string(), records: z.array(z.record(z.string(), z.unknown())) })),
});
export type HeldData = z.infer<typeof HeldData>;
