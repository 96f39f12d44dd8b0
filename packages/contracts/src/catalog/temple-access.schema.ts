import * as z from 'zod/mini';
import { Day } from '../shared/text.js';

const text = z.nullable(z.string());

/** How a temple is entered, and when someone last made sure of it. A fact that no one has checked is absent. */
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
