import * as z from 'zod/mini';
import { Prices } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { Picture } from './picture.schema.js';
import { VisitedTemple } from './surroundings.schema.js';

const text = z.nullable(z.string());

/** A departure as content. Seats are read from leads. */
export const TourDate = z.object({
  id: Id,
  startDate: Day,
  endDate: Day,
  /** The operator's own text; 'sold out' in it always wins. */
  bookingStatus: text,
  minimumGroup: z.nullable(z.int()),
  decisionDate: z.nullable(Day),
  slug: z.nullable(z.string()),
  /** As last announced by leads; absent before the first event. Booking reads seats from leads. */
  seats: z.optional(z.object({ capacity: z.int(), free: z.int() })),
  /** Canceled, or taken off sale: it has neither seats nor a waitlist. */
  isClosed: z.optional(z.boolean()),
});
export type TourDate = z.infer<typeof TourDate>;

export const Effort = z.enum(['easy', 'moderate', 'demanding']);

/** The menu of each meal of a day; absent if the tour does not serve it. */
export const DayMeals = z.object({
  breakfast: z.optional(text),
  lunch: z.optional(text),
  dinner: z.optional(text),
});
export type DayMeals = z.infer<typeof DayMeals>;

/** A house in which the group sleeps. `venueSlug` is set when the house has a page. */
export const TourHouse = z.object({
  name: z.string(),
  /** 'Guest house', 'Houseboat', 'Mountain lodge' … */
  kind: z.string(),
  town: z.string(),
  nights: z.int(),
  venueSlug: z.optional(text),
  note: z.optional(text),
});
export type TourHouse = z.infer<typeof TourHouse>;

export const ItineraryDay = z.object({
  id: Id,
  day: z.int(),
  title: text,
  summary: z.string(),
  description: text,
  photo: z.nullable(Picture),
  effort: z.nullable(
    z.object({
      level: Effort,
      walkingKm: z.nullable(z.number()),
      steps: z.nullable(z.int()),
      drivingHours: z.nullable(z.number()),
      note: text,
    }),
  ),
  meals: z.optional(z.nullable(DayMeals)),
});

/** A stop of a tour, in order, with its name in the local script. */
export const TourStop = z.object({
  name: z.string(),
  localName: text,
  language: text,
  lat: z.number(),
  lng: z.number(),
  nights: z.int(),
  /** Road or rail hours from the previous stop. */
  travelHours: z.nullable(z.number()),
});

export const TourHost = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  jobTitle: text,
  tagline: text,
  contributingArea: text,
  /** Sample data of a new site; every page that shows the person says so. */
  isSample: z.optional(z.boolean()),
  /** False for a person without a page under `/host`. */
  hasPage: z.optional(z.boolean()),
  profilePhoto: z.nullable(Picture),
});

export const TourCard = z.object({
  id: Id,
  slug: z.string(),
  /** Former slugs, if any: shortlists in browsers and in links contain slugs. */
  formerSlugs: z.optional(z.array(z.string())),
  title: z.string(),
  subtitle: text,
  duration: text,
  days: z.nullable(z.int()),
  numberOfSeats: z.nullable(z.int()),
  travelType: text,
  bookingStatus: text,
  order: z.int(),
  costUsd: z.int(),
  costEur: z.int(),
  costGbp: z.int(),
  costInr: z.int(),
  districts: z.array(z.string()),
  themes: z.array(z.string()),
  displayPhoto: z.nullable(Picture),
  effort: z.nullable(Effort),
  easyOnKnees: z.boolean(),
  tourDates: z.array(TourDate),
  /*
   * Short facts for API clients. Long texts and galleries are only in the tour itself, because a list is one
   * message.
   */
  language: z.optional(text),
  host: z.optional(text),
  createdAt: z.optional(Instant),
});
export type TourCard = z.infer<typeof TourCard>;

/** Everything about one tour. */
export const Tour = z.extend(TourCard, {
  description: text,
  itinerary: text,
  itineraries: z.array(ItineraryDay),
  stops: z.array(TourStop),
  /** Houses in which the group sleeps, in the order of the nights. */
  houses: z.optional(z.array(TourHouse)),
  hosts: z.array(TourHost),
  highlightPhotos: z.array(Picture),
  photosPreviousTours: z.array(Picture),
  photos: z.array(Picture),
  boardingPoints: text,
  language: text,
  inclusions: text,
  exclusions: text,
  cancellationPolicy: text,
  tourAudience: text,
  templesCovered: z.array(z.string()),
  /** The covered temples that have a page, in the order of the tour. */
  temples: z.optional(z.array(VisitedTemple)),
  ashramsCovered: z.array(z.string()),
  mountainsCovered: text,
  saintsCovered: text,
  host: text,
  tourMap: text,
  youtube: text,
  /** Costs beyond the trip's price, e.g. visa and flights: name, from and to in whole USD. */
  extraCosts: z.array(z.object({ name: z.string(), fromUsd: z.int(), toUsd: z.int(), note: text })),
  /** Diets that the kitchens on this tour can and cannot serve. */
  dietServed: z.array(z.string()),
  dietNotServed: z.array(z.string()),
  /** As text: required fitness, the highest altitude, the usual tips. */
  fitness: z.optional(text),
  altitude: z.optional(text),
  tips: z.optional(text),
  roomOptions: z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices })),
  faqs: z.array(z.object({ id: Id, question: z.string(), answer: z.string() })),
  policyVersion: text,
  updatedAt: z.string(),
});
export type Tour = z.infer<typeof Tour>;
