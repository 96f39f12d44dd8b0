import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Instant } from '../shared/text.js';

/** Cache tag of responses about the site as a whole. */
export const siteTag = 'site';

/** The operator has removed the sample content; every service removes its part. */
export const sampleRemoved = defineEvent({
  subject: 'evt.catalog.sample.removed.v1',
  payload: z.object({ removedAt: Instant, tags: z.array(z.string()) }),
});
