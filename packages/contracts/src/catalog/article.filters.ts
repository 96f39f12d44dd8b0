import * as z from 'zod/mini';

export const ArticleFilters = z.object({
  category: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  /** Slug of the author. */
  author: z.optional(z.string().check(z.trim(), z.maxLength(120))),
});
export type ArticleFilters = z.infer<typeof ArticleFilters>;
