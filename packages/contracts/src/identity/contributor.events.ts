import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Id } from '../shared/text.js';
import { PublicContributor } from './contributor.schema.js';

/**
 * The public side of an approved contributor, as it is now: announced at approval, at every change and when sample
 * data is loaded. A service that shows contributors keeps a projection of it.
 */
export const contributorPublished = defineEvent({
  subject: 'evt.identity.contributor.published.v1',
  payload: z.extend(PublicContributor, {
    /** For the lookup by code only; lists never show it. */
    referralCode: z.nullable(z.string()),
    /** Affiliates, and contributors who have not written about themselves yet, are found by code and listed nowhere. */
    isListed: z.boolean(),
    isSample: z.boolean(),
    /** Grows with every change, so that an older announcement never overwrites a newer one. */
    version: z.int(),
  }),
});

/** A contributor is no longer public: suspended, declined or erased. */
export const contributorWithdrawn = defineEvent({
  subject: 'evt.identity.contributor.withdrawn.v1',
  payload: z.object({ id: Id, version: z.int() }),
});
