import * as z from 'zod/mini';
import { Prices } from '../shared/money.js';
import { Id } from '../shared/text.js';
import { Picture } from './picture.schema.js';
import { TourDate } from './tour.schema.js';

const text = z.nullable(z.string());

/** What a retreat card shows. */
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
  /** Departures ahead, the soonest first; a retreat without any is inquired about. Seats are asked from leads. */
  dates: z.optional(z.array(TourDate)),
});
export type RetreatCard = z.infer<typeof RetreatCard>;

/** Everything about one retreat. `host` holds names, separated by commas. */
export const Retreat = z.extend(RetreatCard, {
  description: text,
  itinerary: text,
  inclusions: text,
  exclusions: text,
  host: text,
  photos: z.array(Picture),
  /** How a date is slept in, and what the kitchen of the house can serve, and cannot. */
  roomOptions: z.optional(z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices }))),
  dietServed: z.optional(z.array(z.string())),
  dietNotServed: z.optional(z.array(z.string())),
  numberOfSeats: z.optional(z.nullable(z.int())),
  updatedAt: z.string(),
});
export type Retreat = z.infer<typeof Retreat>;
