import * as z from 'zod/mini';

/** Where the next part begins: so many records of a section were in earlier parts. */
export const HeldPlace = z.object({
  section: z.string().check(z.maxLength(100)),
  record: z.int().check(z.gte(0)),
  /** A digest of the last of these, by which it is found again when others before it are erased meanwhile. */
  last: z.optional(z.string().check(z.maxLength(100))),
});
export type HeldPlace = z.infer<typeof HeldPlace>;

/** Personal data in one unit, in readable sections: as much as one message carries, and where the rest begins. */
export const HeldData = z.object({
  sections: z.array(z.object({ title: z.string(), records: z.array(z.record(z.string(), z.unknown())) })),
  next: z.optional(z.nullable(HeldPlace)),
});
export type HeldData = z.infer<typeof HeldData>;

/** The lists that one unit holds, by name; the lists of a later part continue those of the same name. */
export const HeldLists = z.record(z.string(), z.array(z.unknown()));
export type HeldLists = z.infer<typeof HeldLists>;
