import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { listOf, listQuery } from './list.js';
import { PreviewQuery } from './preview.js';
import { getAshram, listAshrams } from './ashram.rpc.js';
import { AshramCard } from './ashram.schema.js';

export const listAshramsRoute = defineRoute({
  method: 'GET',
  path: '/api/ashrams',
  summary: 'Ashrams',
  query: listQuery({}),
  output: listOf(AshramCard),
  problems: listAshrams.problems,
  cache: { seconds: 5, tags: ['ashrams'] },
});

export const getAshramRoute = defineRoute({
  method: 'GET',
  path: '/api/ashrams/:slug',
  summary: 'One ashram',
  params: z.object({ slug: Slug }),
  output: getAshram.output,
  problems: getAshram.problems,
  cache: { seconds: 5, tags: ['ashrams'] },
});

export const previewAshramRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/ashrams/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: Slug }),
  query: PreviewQuery,
  output: getAshram.output,
  problems: getAshram.problems,
});
