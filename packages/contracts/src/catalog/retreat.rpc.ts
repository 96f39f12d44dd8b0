import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { listInput } from './list.js';
import { PreviewToken } from './preview.js';
import { Retreat, RetreatCard } from './retreat.schema.js';

export const listRetreats = defineRpc({
  subject: 'catalog.retreat.list.v1',
  input: listInput({}),
  output: pageOf(RetreatCard),
  idempotent: true,
});

export const getRetreat = defineRpc({
  subject: 'catalog.retreat.get.v1',
  input: z.object({ slug: Slug, preview: PreviewToken }),
  output: Retreat,
  problems: { 'catalog.retreat_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
