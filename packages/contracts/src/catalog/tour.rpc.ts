import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { listInput } from './list.js';
import { PreviewToken } from './preview.js';
import { Tour, TourCard } from './tour.schema.js';
import { TourFilters } from './tour.filters.js';

export const listTours = defineRpc({
  subject: 'catalog.tour.list.v1',
  input: listInput(TourFilters.shape),
  output: pageOf(TourCard),
  idempotent: true,
});

export const getTour = defineRpc({
  subject: 'catalog.tour.get.v1',
  input: z.object({ slug: Slug, preview: PreviewToken }),
  output: Tour,
  problems: { 'catalog.tour_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
