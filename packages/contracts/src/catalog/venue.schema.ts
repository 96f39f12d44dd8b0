import * as z from 'zod/mini';
import { Id } from '../shared/text.js';
import { Picture } from './picture.schema.js';

const text = z.nullable(z.string());

export const VenueCard = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  town: text,
  district: text,
  country: text,
  propertyType: text,
  starCategory: text,
  sleeps: z.nullable(z.int()),
  displayPhotos: z.array(Picture),
  /** Sample data of a new site; every page that shows it says so. */
  isSample: z.optional(z.boolean()),
});
export type VenueCard = z.infer<typeof VenueCard>;

/** Everything about one venue. */
export const Venue = z.extend(VenueCard, {
  aboutProperty: text,
  about: text,
  address: text,
  pinCode: text,
  bedrooms: z.nullable(z.int()),
  accommodationTypesAvailable: text,
  views: text,
  photosOutdoor: z.array(Picture),
  photosRooms: z.array(Picture),
  photosYogaHall: z.array(Picture),
  amenitiesDescription: text,
  accommodationCapacity: z.nullable(z.int()),
  hallsCapacity: z.nullable(z.int()),
  cuisineTypes: text,
  diningCapacity: z.nullable(z.int()),
  fitnessDetails: text,
  website: text,
  googleBusinessPage: text,
  lat: z.nullable(z.number()),
  long: z.nullable(z.number()),
  updatedAt: z.string(),
});
export type Venue = z.infer<typeof Venue>;
