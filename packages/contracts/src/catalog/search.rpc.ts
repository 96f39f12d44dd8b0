import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { SearchAnswer, SearchType, Suggestion } from './search.schema.js';

const words = z.string().check(z.trim(), z.maxLength(200));

export const searchContent = defineRpc({
  subject: 'catalog.search.query.v1',
  input: z.object({
    q: words,
    type: z.optional(SearchType),
    page: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
    perPage: z._default(z.int().check(z.gte(1), z.lte(50)), 20),
  }),
  output: SearchAnswer,
  idempotent: true,
});

/** Autocompletion of a search. */
export const suggestContent = defineRpc({
  subject: 'catalog.search.suggest.v1',
  input: z.object({ q: words }),
  output: z.array(Suggestion),
  idempotent: true,
});
