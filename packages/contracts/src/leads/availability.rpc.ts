import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { Availability } from './availability.schema.js';

export const getTourAvailability = defineRpc({
  subject: 'leads.availability.get.v1',
  input: z.object({ slug: Slug }),
  output: z.array(Availability),
  problems: { 'leads.tour_unknown': 'not_found' },
  idempotent: true,
  timeoutMs: 1_500,
});

/** The same for a retreat: its dates are sold like those of a tour. Empty without dates, whatever the name. */
export const getRetreatAvailability = defineRpc({
  subject: 'leads.availability.of-retreat.v1',
  input: z.object({ slug: Slug }),
  output: z.array(Availability),
  idempotent: true,
  timeoutMs: 1_500,
});
