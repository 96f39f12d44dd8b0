import * as z from 'zod/mini';
import { Day } from '../shared/text.js';

/** A claim made on the pages, with its source. A claim without a record is not shown. */
export const Claim = z.object({
  key: z.string(),
  value: z.string(),
  label: z.string(),
  source: z.string(),
  asOf: Day,
});
export type Claim = z.infer<typeof Claim>;
