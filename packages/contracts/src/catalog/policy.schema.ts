import * as z from 'zod/mini';
import { Day, Id } from '../shared/text.js';

/** A version of a policy. The latest effective one is in force; older ones stay readable. */
export const PolicyVersion = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  version: z.string(),
  effectiveFrom: Day,
});

export const Policy = z.extend(PolicyVersion, {
  /** Text with bracket tags. */
  body: z.string(),
  isInForce: z.boolean(),
  versions: z.array(PolicyVersion),
});
export type Policy = z.infer<typeof Policy>;
