import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { PublicContributor } from './contributor.schema.js';

/**
 * The current public data of an approved contributor, announced at approval, at every change and when sample data is
 * loaded. Services that show contributors keep a projection of it.
 */
export const contributorPublished = defineEvent({
  subject: 'evt.identity.contributor.published.v1',
  payload: z.extend(PublicContributor, {
    /** Only for the lookup by code; not in lists. */
    referralCode: z.nullable(z.string()),
    /** False for affiliates and contributors without a text about themselves: found by code only, not listed. */
    isListed: z.boolean(),
    isSample: z.boolean(),
    /** Increases with every change, so that an older event never overwrites a newer one. */
    version: z.int(),
  }),
});

/** A contributor is no longer public: suspended, declined or erased. */
export const contributorWithdrawn = defineEvent({
  subject: 'evt.identity.contributor.withdrawn.v1',
  payload: z.object({
    id: Id,
    version: z.int(),
    /** The person asked for it: their name is removed from the content that names them. */
    isErased: z.optional(z.boolean()),
  }),
});
