import * as z from 'zod/mini';
import { TempleAccess } from './temple-access.schema.js';

const text = z.nullable(z.string());

/** A nearby place, the nearest first in lists. */
export const NearbyPlace = z.object({
  slug: z.string(),
  name: z.string(),
  town: text,
  distanceKm: z.number(),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

/** A tour that visits a place. */
export const VisitingTour = z.object({ slug: z.string(), title: z.string(), duration: text });
export type VisitingTour = z.infer<typeof VisitingTour>;

/** A temple on a tour, with its access information if it was checked. */
export const VisitedTemple = z.object({
  slug: z.string(),
  name: z.string(),
  localName: text,
  localLanguage: text,
  town: text,
  access: z.nullable(TempleAccess),
});
export type VisitedTemple = z.infer<typeof VisitedTemple>;
