import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { listOf, listQuery } from './list.js';
import { PreviewQuery } from './preview.js';
import { getTemple, listTempleFacets, listTemples } from './temple.rpc.js';
import { TempleCard } from './temple.schema.js';
import { TempleFilters } from './temple.filters.js';

export const listTemplesRoute = defineRoute({
  method: 'GET',
  path: '/api/temples',
  summary: 'Temples by name, district, state, or nearest to a point',
  query: listQuery(TempleFilters.shape),
  output: listOf(TempleCard),
  problems: listTemples.problems,
  cache: { seconds: 5, tags: ['temples'] },
});

export const listTempleFacetsRoute = defineRoute({
  method: 'GET',
  path: '/api/temples/facets',
  summary: 'The states that have temples',
  output: listTempleFacets.output,
  problems: listTempleFacets.problems,
  cache: { seconds: 5, tags: ['temples'] },
});

export const getTempleRoute = defineRoute({
  method: 'GET',
  path: '/api/temples/:slug',
  summary: 'One temple',
  params: z.object({ slug: Slug }),
  output: getTemple.output,
  problems: getTemple.problems,
  cache: { seconds: 5, tags: ['temples'] },
});

export const previewTempleRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/temples/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: Slug }),
  query: PreviewQuery,
  output: getTemple.output,
  problems: getTemple.problems,
});
