import * as z from 'zod/mini';
import { Prices } from '../shared/money.js';
import { Id } from '../shared/text.js';
import { Picture } from './picture.schema.js';
import { TourDate } from './tour.schema.js';

const text = z.nullable(z.string());

export const RetreatCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  subtitle: text,
  duration: text,
  days: z.nullable(z.int()),
  accommodationTypes: text,
  costUsd: z.int(),
  costEur: z.int(),
  costGbp: z.int(),
  costInr: z.int(),
  order: z.int(),
  displayPhoto: z.array(Picture),
  /** Future departures, the soonest first; a retreat without any takes inquiries. Seats are read from leads. */
  dates: z.optional(z.array(TourDate)),
});
export type RetreatCard = z.infer<typeof RetreatCard>;

/** Everything about one retreat. `host` is a list of names, separated by commas. */
export const Retreat = z.extend(RetreatCard, {
  description: text,
  itinerary: text,
  inclusions: text,
  exclusions: text,
  host: text,
  photos: z.array(Picture),
  /** The room options of a date, and the diets that the kitchen of the house can and cannot serve. */
  roomOptions: z.optional(z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices }))),
  dietServed: z.optional(z.array(z.string())),
  dietNotServed: z.optional(z.array(z.string())),
  numberOfSeats: z.optional(z.nullable(z.int())),
  updatedAt: z.string(),
});
export type Retreat = z.infer<typeof Retreat>;
