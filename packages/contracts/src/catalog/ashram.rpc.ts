import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { listInput } from './list.js';
import { PreviewToken } from './preview.js';
import { Ashram, AshramCard } from './ashram.schema.js';

export const listAshrams = defineRpc({
  subject: 'catalog.ashram.list.v1',
  input: listInput({}),
  output: pageOf(AshramCard),
  idempotent: true,
});

export const getAshram = defineRpc({
  subject: 'catalog.ashram.get.v1',
  input: z.object({ slug: Slug, preview: PreviewToken }),
  output: Ashram,
  problems: { 'catalog.ashram_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
