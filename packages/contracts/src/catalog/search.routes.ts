import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { searchContent, suggestContent } from './search.rpc.js';
import { SearchType } from './search.schema.js';

const words = z._default(z.string().check(z.trim(), z.maxLength(200)), '');

export const searchContentRoute = defineRoute({
  method: 'GET',
  path: '/api/search',
  summary: 'Search over everything, tolerant of spelling',
  query: z.object({
    q: words,
    type: z.optional(SearchType),
    page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
    perPage: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(50))),
  }),
  output: searchContent.output,
  problems: searchContent.problems,
  cache: { seconds: 5, tags: ['search'] },
});

export const suggestContentRoute = defineRoute({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Suggestions for an unfinished search',
  query: z.object({ q: words }),
  output: suggestContent.output,
  problems: suggestContent.problems,
  cache: { seconds: 5, tags: ['search'] },
});
