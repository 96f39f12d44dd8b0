import { defineRpc } from '../shared/define.js';
import { TourFacets } from './tour-facets.schema.js';
import { TourFilters } from './tour.filters.js';

export const listTourFacets = defineRpc({
  subject: 'catalog.tour.facets.v1',
  input: TourFilters,
  output: TourFacets,
  idempotent: true,
});
