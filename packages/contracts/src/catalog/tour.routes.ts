import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { listOf, listQuery } from './list.js';
import { PreviewQuery } from './preview.js';
import { getTour, listTours } from './tour.rpc.js';
import { TourCard } from './tour.schema.js';
import { TourFilters } from './tour.filters.js';

export const listToursRoute = defineRoute({
  method: 'GET',
  path: '/api/tours',
  summary: 'Tours, the highest order first',
  query: listQuery(TourFilters.shape),
  output: listOf(TourCard),
  problems: listTours.problems,
  cache: { seconds: 5, tags: ['tours'] },
});

export const getTourRoute = defineRoute({
  method: 'GET',
  path: '/api/tours/:slug',
  summary: 'One tour with its dates, days and photos',
  params: z.object({ slug: Slug }),
  output: getTour.output,
  problems: getTour.problems,
  cache: { seconds: 5, tags: ['tours'] },
});

export const previewTourRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/tours/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: Slug }),
  query: PreviewQuery,
  output: getTour.output,
  problems: getTour.problems,
});
