import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { Slug } from '../shared/text.js';
import { Availability } from './availability.schema.js';

/**
 * Free seats are never served from a cache. During a database failover the query is repeated within this
 * time, and the call once after it, which leaves a form without JavaScript enough time to book.
 */
const timeoutMs = 3_000;

export const getTourAvailability = defineRpc({
  subject: 'leads.availability.get.v1',
  input: z.object({ slug: Slug }),
  output: z.array(Availability),
  problems: { 'leads.tour_unknown': 'not_found' },
  idempotent: true,
  timeoutMs,
});

/**
 * The same for a retreat, whose dates are sold like those of a tour. Empty for a retreat without dates or an
 * unknown slug.
 */
export const getRetreatAvailability = defineRpc({
  subject: 'leads.availability.of-retreat.v1',
  input: z.object({ slug: Slug }),
  output: z.array(Availability),
  idempotent: true,
  timeoutMs,
});
