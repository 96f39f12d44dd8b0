import * as z from 'zod/mini';
import { Day } from '../shared/text.js';

const text = z.nullable(z.string());

/** Access information of a temple, and the date of its last check. Unchecked facts are absent. */
export const TempleAccess = z.object({
  whoMayEnter: text,
  dressCode: text,
  photography: text,
  hours: text,
  entryFee: text,
  steps: z.nullable(z.int()),
  wheelchair: text,
  notes: text,
  checkedOn: Day,
  source: text,
});
export type TempleAccess = z.infer<typeof TempleAccess>;
