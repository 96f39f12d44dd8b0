import * as z from 'zod/mini';
import { defineRpc } from '../shared/define.js';
import { pageOf } from '../shared/pages.js';
import { Slug } from '../shared/text.js';
import { listInput } from './list.js';
import { PreviewToken } from './preview.js';
import { Venue, VenueCard } from './venue.schema.js';

export const listVenues = defineRpc({
  subject: 'catalog.venue.list.v1',
  input: listInput({}),
  output: pageOf(VenueCard),
  idempotent: true,
});

export const getVenue = defineRpc({
  subject: 'catalog.venue.get.v1',
  input: z.object({ slug: Slug, preview: PreviewToken }),
  output: Venue,
  problems: { 'catalog.venue_not_found': 'not_found', 'catalog.preview_refused': 'forbidden' },
  idempotent: true,
});
