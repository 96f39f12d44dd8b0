import * as z from 'zod/mini';
import { Picture } from './picture.schema.js';

export const searchTypes = ['tour', 'retreat', 'temple', 'venue', 'ashram', 'host', 'article'] as const;
export const SearchType = z.enum(searchTypes);
export type SearchType = z.infer<typeof SearchType>;

export const SearchResult = z.object({
  type: SearchType,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The path of its page. */
  url: z.string(),
  image: z.nullable(Picture),
  /** Town, district and state, or the country. */
  place: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const SearchAnswer = z.object({
  /** Counted up to 1,000. */
  total: z.int(),
  results: z.array(SearchResult),
  page: z.int(),
  perPage: z.int(),
  /** Number of results of each type, of those counted. */
  types: z.array(z.object({ type: SearchType, count: z.int() })),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const Suggestion = z.pick(SearchResult, {
  type: true,
  slug: true,
  title: true,
  url: true,
  place: true,
});
