import * as z from 'zod/mini';

const words = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** Filters of the list of temples. */
export const TempleFilters = z.object({
  /** Part of a name, synonym, district or state, in any common spelling. */
  q: words,
  district: words,
  state: words,
  /** `lat,lng`: sorts by distance. */
  near: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\s*-?([0-8]?\d(\.\d{1,8})?|90(\.0+)?)\s*,\s*-?((1[0-7]\d|\d?\d)(\.\d{1,8})?|180(\.0+)?)\s*$/,
          'Write a point as lat,lng, like 9.92,78.12.',
        ),
      ),
  ),
});
export type TempleFilters = z.infer<typeof TempleFilters>;
