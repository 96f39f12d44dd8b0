import * as z from 'zod/mini';
import { Day } from '../shared/text.js';

/** A festival, or the night of a full moon, with `from` its evening and `to` the next morning. */
export const SacredDay = z.object({
  kind: z.enum(['festival', 'full_moon']),
  /** Full moons are computed; a festival's day is tentative until an editor has confirmed it from the temple's almanac. */
  certainty: z.optional(z.enum(['computed', 'confirmed', 'tentative'])),
  slug: z.string(),
  name: z.string(),
  localName: z.nullable(z.string()),
  language: z.nullable(z.string()),
  description: z.nullable(z.string()),
  from: Day,
  to: Day,
  places: z.array(z.string()),
  temples: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Tours with a departure in progress on these days in one of these places. */
  tours: z.array(z.object({ slug: z.string(), title: z.string(), startDate: Day, endDate: Day })),
});
export type SacredDay = z.infer<typeof SacredDay>;

/** The next date of a festival at one temple. */
export const TempleFestival = z.object({
  slug: z.string(),
  name: z.string(),
  localName: z.nullable(z.string()),
  language: z.nullable(z.string()),
  from: Day,
  to: Day,
  isConfirmed: z.boolean(),
});
export type TempleFestival = z.infer<typeof TempleFestival>;
