import * as z from 'zod/mini';
import { Id } from '../shared/text.js';
import { TempleFestival } from './calendar.schema.js';
import { Picture } from './picture.schema.js';
import { NearbyPlace, VisitingTour } from './surroundings.schema.js';
import { TempleAccess } from './temple-access.schema.js';

const text = z.nullable(z.string());

/** Fields of a temple card and the map, and fields that the list's search box matches. */
export const TempleCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  akaNames: text,
  shortDescription: text,
  town: text,
  district: text,
  state: text,
  mainDeities: text,
  templeList: z.array(z.string()),
  architectureStyle: text,
  lat: z.nullable(z.number()),
  long: z.nullable(z.number()),
  displayPhoto: z.nullable(Picture),
  /** From the point given with `near`. */
  distanceKm: z.optional(z.number()),
});
export type TempleCard = z.infer<typeof TempleCard>;

/** Choices for filtering the list: the states that have temples. */
export const TempleFacets = z.object({ states: z.array(z.string()) });
export type TempleFacets = z.infer<typeof TempleFacets>;

/** Everything about one temple. */
export const Temple = z.extend(TempleCard, {
  localName: text,
  localLanguage: text,
  about: text,
  address: text,
  pinCode: text,
  yearEstablished: text,
  yearUnit: text,
  type: text,
  googleBusinessLink: text,
  officialWebsite: text,
  wikipedia: text,
  listNumber: z.nullable(z.int()),
  photos: z.array(Picture),
  access: z.nullable(TempleAccess),
  /** Other temples nearby, nearest first. */
  nearby: z.array(NearbyPlace),
  ashramsNearby: z.optional(z.array(NearbyPlace)),
  tours: z.optional(z.array(VisitingTour)),
  /** From the sacred calendar, the next one first; each festival once. */
  festivals: z.optional(z.array(TempleFestival)),
  updatedAt: z.string(),
});
export type Temple = z.infer<typeof Temple>;
