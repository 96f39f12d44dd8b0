import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { listOf, listQuery } from './list.js';
import { PreviewQuery } from './preview.js';
import { getRetreat, listRetreats } from './retreat.rpc.js';
import { RetreatCard } from './retreat.schema.js';

export const listRetreatsRoute = defineRoute({
  method: 'GET',
  path: '/api/retreats',
  summary: 'Retreats, the highest order first',
  query: listQuery({}),
  output: listOf(RetreatCard),
  problems: listRetreats.problems,
  cache: { seconds: 5, tags: ['retreats'] },
});

export const getRetreatRoute = defineRoute({
  method: 'GET',
  path: '/api/retreats/:slug',
  summary: 'One retreat',
  params: z.object({ slug: Slug }),
  output: getRetreat.output,
  problems: getRetreat.problems,
  cache: { seconds: 5, tags: ['retreats'] },
});

export const previewRetreatRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/retreats/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: Slug }),
  query: PreviewQuery,
  output: getRetreat.output,
  problems: getRetreat.problems,
});
