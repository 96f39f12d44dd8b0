import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Day, Id, Instant } from '../shared/text.js';

/** The current state of a policy version. Leads keeps a projection, so that each booking can reference its terms. */
export const policyVersionChanged = defineEvent({
  subject: 'evt.catalog.policy.version_changed.v1',
  payload: z.object({
    policyId: Id,
    slug: z.string(),
    version: z.string(),
    effectiveFrom: Day,
    isPublished: z.boolean(),
    changedAt: Instant,
  }),
});
