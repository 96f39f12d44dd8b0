import * as z from 'zod/mini';
import { TempleAccess } from './temple-access.schema.js';

const text = z.nullable(z.string());

/** A place close by, nearest first in lists. */
export const NearbyPlace = z.object({
  slug: z.string(),
  name: z.string(),
  town: text,
  distanceKm: z.number(),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

/** A tour that goes to a place. */
export const VisitingTour = z.object({ slug: z.string(), title: z.string(), duration: text });
export type VisitingTour = z.infer<typeof VisitingTour>;

/** A temple on a tour's road, with how it is entered where someone has checked. */
export const VisitedTemple = z.object({
  slug: z.string(),
  name: z.string(),
  localName: text,
  localLanguage: text,
  town: text,
  access: z.nullable(TempleAccess),
});
export type VisitedTemple = z.infer<typeof VisitedTemple>;
