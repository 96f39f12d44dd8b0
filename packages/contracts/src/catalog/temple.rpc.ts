import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { listInput } from './list.js';
import { PreviewToken } from './preview.js';
import { Temple, TempleCard, TempleFacets } from './temple.schema.js';
import { TempleFilters } from './temple.filters.js';

export const listTemples = defineRpc({
  subject: 'catalog.temple.list.v1',
  input: listInput(TempleFilters.shape),
  output: pageOf(TempleCard),
  idempotent: true,
});

export const listTempleFacets = defineRpc({
  subject: 'catalog.temple.facets.v1',
  input: z.object({}),
  output: TempleFacets,
  idempotent: true,
});

export const getTemple = defineRpc({
  subject: 'catalog.temple.get.v1',
  input: z.object({ slug: Slug, preview: PreviewToken }),
  output: Temple,
  problems: { 'catalog.temple_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
