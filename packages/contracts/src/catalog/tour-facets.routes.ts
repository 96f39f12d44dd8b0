import { defineRoute } from '../shared/define.js';
import { listTourFacets } from './tour-facets.rpc.js';

export const listTourFacetsRoute = defineRoute({
  method: 'GET',
  path: '/api/tours/facets',
  summary: 'What tours can be narrowed by, with counts beside what is chosen',
  query: listTourFacets.input,
  output: listTourFacets.output,
  problems: listTourFacets.problems,
  cache: { seconds: 5, tags: ['tours'] },
});
