import * as z from 'zod/mini';
import { Id } from '../shared/text.js';
import { Picture } from './picture.schema.js';

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
  updatedAt: z.string(),
});
export type Retreat = z.infer<typeof Retreat>;
