import * as z from 'zod/mini';
import { Id } from '../shared/text.js';
import { Picture } from './picture.schema.js';
import { NearbyPlace, VisitingTour } from './surroundings.schema.js';

const text = z.nullable(z.string());

/** Fields of an ashram card; the description is cut to fit. */
export const AshramCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  description: text,
  town: text,
  district: text,
  state: text,
  saintsAssociated: text,
  displayPhotos: z.array(Picture),
});
export type AshramCard = z.infer<typeof AshramCard>;

/** Everything about one ashram. */
export const Ashram = z.extend(AshramCard, {
  akaNames: text,
  address: text,
  pinCode: text,
  photos: z.array(Picture),
  website: text,
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  lat: z.nullable(z.number()),
  long: z.nullable(z.number()),
  templesNearby: z.optional(z.array(NearbyPlace)),
  tours: z.optional(z.array(VisitingTour)),
  updatedAt: z.string(),
});
export type Ashram = z.infer<typeof Ashram>;
