import * as z from 'zod/mini';
import { defineRoute } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { listOf, listQuery } from './list.js';
import { PreviewQuery } from './preview.js';
import { getVenue, listVenues } from './venue.rpc.js';
import { VenueCard } from './venue.schema.js';

export const listVenuesRoute = defineRoute({
  method: 'GET',
  path: '/api/venues',
  summary: 'Venues for retreats',
  query: listQuery({}),
  output: listOf(VenueCard),
  problems: listVenues.problems,
  cache: { seconds: 5, tags: ['venues'] },
});

export const getVenueRoute = defineRoute({
  method: 'GET',
  path: '/api/venues/:slug',
  summary: 'One venue',
  params: z.object({ slug: Slug }),
  output: getVenue.output,
  problems: getVenue.problems,
  cache: { seconds: 5, tags: ['venues'] },
});

export const previewVenueRoute = defineRoute({
  method: 'GET',
  path: '/api/preview/venues/:slug',
  summary: 'A draft, for anyone who has the link',
  params: z.object({ slug: Slug }),
  query: PreviewQuery,
  output: getVenue.output,
  problems: getVenue.problems,
});
