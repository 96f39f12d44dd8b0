import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { Tour } from './tour.schema.js';

export const getTour = defineRpc({
  subject: 'catalog.tour.get.v1',
  input: z.object({ slug: Slug }),
  output: Tour,
  problems: { 'catalog.tour_not_found': 'not_found' },
  idempotent: true,
});
