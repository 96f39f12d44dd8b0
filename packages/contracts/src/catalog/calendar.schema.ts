import * as z from 'zod/mini';
import { Day } from '../shared/text.js';

/** A day that matters: a festival, or the night of a full moon, `from` its evening `to` the morning after. */
export const SacredDay = z.object({
  kind: z.enum(['festival', 'full_moon']),
  /** The moon is computed; a festival's day is tentative until an editor has confirmed it from the temple's almanac. */
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
  /** Tours whose departures are on the road on these days, in one of these places. */
  tours: z.array(z.object({ slug: z.string(), title: z.string(), startDate: Day, endDate: Day })),
});
export type SacredDay = z.infer<typeof SacredDay>;

/** The next time that a festival is kept at one temple. */
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
