import * as z from 'zod/mini';
import { Day, Id } from '../shared/text.js';

/** A version of a policy. The one in force is the latest that has come into effect; older ones stay readable. */
export const PolicyVersion = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  version: z.string(),
  effectiveFrom: Day,
});

export const Policy = z.extend(PolicyVersion, {
  /** Bracket tags. */
  body: z.string(),
  isInForce: z.boolean(),
  versions: z.array(PolicyVersion),
});
export type Policy = z.infer<typeof Policy>;
