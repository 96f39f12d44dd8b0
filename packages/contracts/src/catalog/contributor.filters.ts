import * as z from 'zod/mini';

export const ContributorFilters = z.object({
  /** 'Host', 'Guide', 'Member', case-insensitive. */
  contributingArea: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** Names separated by commas, as in a retreat's `host` field; returned in that order. */
  names: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
});
export type ContributorFilters = z.infer<typeof ContributorFilters>;
