import * as z from 'zod/mini';
import { Effort, ItineraryDay, Tour } from '../tour.schema.js';
import * as f from './fields.js';

const effort = z.optional(z.nullable(Effort));

export const ItineraryDayInput = z.object({
  day: z.int().check(z.gte(1), z.lte(365)),
  title: f.text(200),
  summary: f.requiredText(2_000),
  description: f.longText,
  photo: f.picture,
  effort: z.optional(ItineraryDay.shape.effort),
  meals: z.optional(
    z.nullable(z.object({ breakfast: f.text(300), lunch: f.text(300), dinner: f.text(300) })),
  ),
});

/** Fields of a tour in the back office. Itinerary days and hosts, when given, replace the existing ones. */
export const TourInput = z.object({
  slug: f.slug,
  title: f.requiredText(200),
  subtitle: f.text(300),
  description: f.longText,
  itinerary: f.longText,
  duration: f.text(80),
  days: f.whole(1, 365),
  displayPhoto: f.picture,
  photos: f.pictures(),
  highlightPhotos: f.pictures(),
  photosPreviousTours: f.pictures(),
  ...f.prices,
  boardingPoints: f.text(1_000),
  language: f.text(200),
  numberOfSeats: f.whole(0, 1_000),
  inclusions: f.longText,
  exclusions: f.longText,
  cancellationPolicy: f.longText,
  bookingStatus: f.text(80),
  districts: f.words(),
  themes: f.words(),
  templesCovered: f.words(),
  ashramsCovered: f.words(),
  mountainsCovered: f.text(1_000),
  saintsCovered: f.text(1_000),
  host: f.text(500),
  tourAudience: f.text(1_000),
  travelType: f.text(120),
  tourMap: f.text(1_000),
  youtube: f.webAddress,
  order: f.order,
  effort,
  easyOnKnees: f.flag,
  dietServed: f.words(30),
  dietNotServed: f.words(30),
  fitness: f.text(600),
  altitude: f.text(600),
  tips: f.text(600),
  roomOptions: f.roomOptions,
  extraCosts: z.optional(Tour.shape.extraCosts.check(z.maxLength(20))),
  stops: z.optional(Tour.shape.stops.check(z.maxLength(40))),
  houses: z.optional(
    z
      .array(
        z.object({
          name: f.requiredText(120),
          kind: f.requiredText(80),
          town: f.requiredText(80),
          nights: z.int('Must be a whole number.').check(z.gte(1, 'At least 1.'), z.lte(60, 'At most 60.')),
          venueSlug: f.text(120),
          note: f.text(300),
        }),
      )
      .check(z.maxLength(20)),
  ),
  itineraries: z.optional(z.array(ItineraryDayInput).check(z.maxLength(60))),
  /** Ids of contributors, in display order. */
  contributorIds: z.optional(z.array(z.uuid()).check(z.maxLength(12))),
});
export type TourInput = z.infer<typeof TourInput>;

/** A tour date. `firstCapacity` is used only until leads has the departure; seats are changed there. */
export const DepartureInput = z.object({
  tourId: f.id,
  retreatId: f.id,
  slug: f.text(120),
  startDate: f.requiredDay,
  endDate: f.requiredDay,
  bookingStatus: f.text(80),
  firstCapacity: f.whole(0, 1_000),
  minimumGroup: f.whole(0, 1_000),
  decisionDate: f.day,
});
export type DepartureInput = z.infer<typeof DepartureInput>;
