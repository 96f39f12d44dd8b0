import * as z from 'zod/mini';

/** Start of the next part: the number of records of a section in earlier parts. */
export const HeldPlace = z.object({
  section: z.string().check(z.maxLength(100)),
  record: z.int().check(z.gte(0)),
  /**
   * A digest of the last of these records, which finds the position again if earlier records were erased
   * meanwhile.
   */
  last: z.optional(z.string().check(z.maxLength(100))),
});
export type HeldPlace = z.infer<typeof HeldPlace>;

/**
 * Personal data in one service, in readable sections: as much as fits into one message, and the start of the
 * rest.
 */
export const HeldData = z.object({
  sections: z.array(z.object({ title: z.string(), records: z.array(z.record(z.string(), z.unknown())) })),
  next: z.optional(z.nullable(HeldPlace)),
});
export type HeldData = z.infer<typeof HeldData>;

/** The lists in one service, by name; lists of a later part continue those with the same name. */
export const HeldLists = z.record(z.string(), z.array(z.unknown()));
export type HeldLists = z.infer<typeof HeldLists>;
