import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Day, Id, Instant } from '../shared/text.js';

/** A version of a policy as it is now. Leads keeps a projection of them, so that each booking names the terms it was made under. */
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
