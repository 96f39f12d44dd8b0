import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id } from '../shared/text.js';

/** The published reviews of a tour have changed. */
export const reviewsChanged = defineEvent({
  subject: 'evt.leads.review.changed.v1',
  payload: z.object({
    tourId: z.nullable(Id),
    count: z.int(),
    average: z.nullable(z.number()),
    /** False when a review or the name of its author was withdrawn: earlier responses must not be served anymore. */
    isPublished: z.optional(z.boolean()),
  }),
});
