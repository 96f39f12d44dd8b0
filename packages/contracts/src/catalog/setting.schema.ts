import * as z from 'zod/mini';
import { Day } from '../shared/text.js';

/** Something that the pages claim, with where it comes from. A claim without a record is not made. */
export const Claim = z.object({
  key: z.string(),
  value: z.string(),
  label: z.string(),
  source: z.string(),
  asOf: Day,
});
export type Claim = z.infer<typeof Claim>;
