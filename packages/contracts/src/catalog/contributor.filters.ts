import * as z from 'zod/mini';

export const ContributorFilters = z.object({
  /** 'Host', 'Guide', 'Member', in any case. */
  contributingArea: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  /** Names separated by commas, as a retreat's `host` field holds them; answered in that order. */
  names: z.optional(z.string().check(z.trim(), z.maxLength(2_000))),
});
export type ContributorFilters = z.infer<typeof ContributorFilters>;
