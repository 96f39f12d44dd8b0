import type { Prices } from '@valam/contracts/shared/money';

/**
 * Types of the sample content. Content files export plain values of these types, and `content.ts` collects
 * them; the loader converts them into records, so content does not depend on tables.
 *
 * Formatted text (marked "bracket tags") is written with `[h2]…[/h2]`, `[p]…[/p]`, `[b]…[/b]`, `[i]…[/i]`,
 * `[u]…[/u]`, `[ul][li]…[/li][/ul]`, `[ol]…[/ol]` and `[br]`.
 */

/**
 * A picture of a record. Its file is `pictures/<entity>-<slug>-<slot>.webp`, 1600 pixels wide; a picture
 * without its file is not loaded. Slots: `display` is the main picture, the others are numbered from 1 and
 * shown in that order, e.g. `photo-1`; the slots of an entity are listed at its type.
 */
export interface SamplePicture {
  slot: string;
  /** Scene and palette of the drawing; see the illustration generator. */
  scene: string;
  palette?: string;
  format?: 'card' | 'plate' | 'portrait' | 'folio' | 'wide' | 'hero' | 'square';
  alt: string;
  kind: 'drawing' | 'photograph';
  /** Focal point when the picture is cropped, in percent from left and top. */
  focus?: { x: number; y: number };
}

/** Relative to the first start with sample data, so that a new site always has future departures. */
export type SampleStart =
  | { inDays: number; weekday?: Weekday }
  /** The next occurrence of this date that is at least `atLeastInDays` (default 30) ahead. */
  | { month: number; day: number; atLeastInDays?: number; weekday?: Weekday };

/** Moves the start forward to this day of the week. */
export type Weekday = 'Sun' | 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat';

export interface SampleDeparture {
  /** Permanent number of the departure within its tour: its id is derived from it. */
  n: number;
  start: SampleStart;
  /** Length; by default that of the tour. */
  days?: number;
  firstCapacity: number;
  /** Seats that are sold from the start. */
  sampleSold?: number;
  minimumGroup?: number;
  /** Days from the decision about the group size to the start; default 45. */
  decisionDaysBefore?: number;
  /** The operator's own text, e.g. 'Bookings Open'; 'Sold Out' takes precedence over free seats. */
  bookingStatus?: string;
}

/** Days of a tour, first and last, counted from 1. */
export type TourDays = readonly [from: number, to: number];

/** Constraints on dates by the texts of a tour. The loader moves a start week by week until all are met. */
export interface SampleKeeps {
  /** Months in which a departure may start. */
  months: number[];
  /** Festivals (slug), or nights of full moon, that must not touch these days of the tour. */
  away: { from: string; days: TourDays; before?: number; after?: number }[];
  /** Weekdays on which the program of a day is not possible. */
  notOn: { day: number; weekdays: Weekday[]; why: string }[];
}

export interface SampleItineraryDay {
  day: number;
  title: string;
  summary: string;
  /** Bracket tags. */
  description?: string;
  effort?: {
    level: 'easy' | 'moderate' | 'demanding';
    walkingKm?: number;
    steps?: number;
    drivingHours?: number;
    note?: string;
  };
  meals?: { breakfast?: string; lunch?: string; dinner?: string };
}

export interface SampleHouse {
  name: string;
  kind: string;
  town: string;
  nights: number;
  /** Slug of the venue, if the house has a page. */
  venue?: string;
  note?: string;
}

export interface SampleStop {
  name: string;
  localName?: string;
  /** BCP 47, e.g. 'ta'. */
  language?: string;
  lat: number;
  lng: number;
  nights: number;
  /** Road or rail hours from the previous stop. */
  travelHours?: number;
}

/** Pictures: `display`, `highlight-1…`, `previous-1…`, `photo-1…`, and `day-1…` for the days of the itinerary. */
export interface SampleTour {
  slug: string;
  title: string;
  subtitle: string;
  /** Bracket tags. */
  description: string;
  /** '10 Days / 9 Nights'. */
  duration: string;
  days: number;
  /** Bracket tags; only for a tour without `itineraryDays`. */
  itinerary?: string;
  prices: Prices;
  numberOfSeats: number;
  travelType: string;
  bookingStatus: string;
  /** Lists show the highest value first. */
  order: number;
  districts: string[];
  themes: string[];
  templesCovered: string[];
  ashramsCovered: string[];
  mountainsCovered?: string;
  saintsCovered?: string;
  /** Comma-separated names, as in the specification's field. */
  host?: string;
  tourAudience?: string;
  tourMap?: string;
  youtube?: string;
  boardingPoints?: string;
  language?: string;
  /** Bracket tags (usually a list). */
  inclusions: string;
  exclusions: string;
  cancellationPolicy: string;
  effort: 'easy' | 'moderate' | 'demanding';
  easyOnKnees: boolean;
  /** Questions of buyers, answered in plain words. */
  fitness: string;
  altitude: string;
  tips: string;
  dietServed: string[];
  dietNotServed: string[];
  roomOptions: { id: string; name: string; supplement: Prices }[];
  extraCosts: { name: string; fromUsd: number; toUsd: number; note?: string }[];
  itineraryDays: SampleItineraryDay[];
  stops: SampleStop[];
  houses: SampleHouse[];
  keeps: SampleKeeps;
  /** Slugs of contributors, in order of appearance. */
  hosts: string[];
  faqs: { question: string; answer: string }[];
  departures: SampleDeparture[];
  pictures: SamplePicture[];
}

/** Data of a retreat that is booked by date, like a tour. */
export type SampleRetreatDates = Pick<
  SampleTour,
  'numberOfSeats' | 'roomOptions' | 'dietServed' | 'dietNotServed' | 'keeps' | 'departures'
>;

/** Pictures: `display`, `display-2…`, `photo-1…`. */
export interface SampleRetreat {
  slug: string;
  title: string;
  subtitle: string;
  /** Bracket tags. */
  description: string;
  itinerary: string;
  duration: string;
  days: number;
  prices: Prices;
  /** Comma-separated. */
  inclusions: string;
  exclusions: string;
  accommodationTypes: string;
  /** Comma-separated names of contributors. */
  host: string;
  order: number;
  /** Without dates the retreat takes inquiries. */
  dates?: SampleRetreatDates;
  pictures: SamplePicture[];
}

/** Access to a place. Facts that were not checked are omitted. */
export interface SampleTempleAccess {
  /** 'Everybody may enter', 'Hindus only in the inner shrine' … */
  whoMayEnter?: string;
  dressCode?: string;
  photography?: string;
  /** '5:00–12:30, 16:00–21:30'. */
  hours?: string;
  entryFee?: string;
  steps?: number;
  wheelchair?: string;
  notes?: string;
  /** The day of the check, `2026-08-01`. */
  checkedOn: string;
  source?: string;
}

/** Pictures: `display`, `photo-1…`. */
export interface SampleTemple {
  slug: string;
  name: string;
  /** Name in the local script, and its language as BCP 47. */
  localName?: string;
  localLanguage?: string;
  /** Other names and spellings, also found by the search. */
  akaNames: string[];
  shortDescription: string;
  /** Bracket tags. */
  about: string;
  address?: string;
  town: string;
  district: string;
  state: string;
  pinCode?: string;
  lat: number;
  long: number;
  /** Comma-separated. */
  mainDeities: string;
  architectureStyle?: string;
  yearEstablished?: string;
  /** 'CE', 'BCE', 'century CE' … */
  yearUnit?: string;
  /** 'Pancha Bhoota Sthalam', 'Char Dham' …; the first is the card's badge. */
  templeList: string[];
  type?: string;
  googleBusinessLink?: string;
  officialWebsite?: string;
  wikipedia?: string;
  listNumber?: number;
  access?: SampleTempleAccess;
  pictures: SamplePicture[];
}

/** Pictures: `display`, `display-2…`, `outdoor-1…`, `room-1…`, `yoga-hall-1…`. */
export interface SampleVenue {
  slug: string;
  name: string;
  aboutProperty: string;
  address?: string;
  town: string;
  district: string;
  country: string;
  pinCode?: string;
  propertyType: string;
  starCategory?: string;
  bedrooms?: number;
  sleeps?: number;
  accommodationTypesAvailable?: string;
  views?: string;
  website?: string;
  googleBusinessPage?: string;
  /** Bracket tags. */
  about?: string;
  amenitiesDescription?: string;
  accommodationCapacity?: number;
  hallsCapacity?: number;
  cuisineTypes?: string;
  diningCapacity?: number;
  fitnessDetails?: string;
  lat?: number;
  long?: number;
  pictures: SamplePicture[];
}

/** Pictures: `display`, `display-2…`, `photo-1…`. */
export interface SampleAshram {
  slug: string;
  title: string;
  /** Bracket tags. */
  description: string;
  address?: string;
  town: string;
  district: string;
  state: string;
  pinCode?: string;
  lat?: number;
  long?: number;
  /** Comma-separated. */
  saintsAssociated?: string;
  akaNames?: string[];
  website?: string;
  facebook?: string;
  instagram?: string;
  twitter?: string;
  linkedin?: string;
  pictures: SamplePicture[];
}

/** A block of an article; `html` may contain `<b> <i> <u> <a href> <mark> <code> <br>`. */
export type SampleBlock =
  | { type: 'header'; level: 2 | 3 | 4; text: string }
  | { type: 'paragraph'; html: string }
  | { type: 'list'; style: 'ordered' | 'unordered'; items: string[] }
  /** `slot` names one of the article's pictures. */
  | { type: 'image'; slot: string; caption?: string }
  | { type: 'quote'; text: string; caption?: string }
  | { type: 'code'; code: string };

/** Pictures: `featured` and those of image blocks. */
export interface SampleArticle {
  slug: string;
  title: string;
  metaDescription: string;
  /** 'Host', 'Temples', 'Practice', 'Travel' … */
  blogCategory: string;
  /** Slug of a contributor. */
  author: string;
  districts: string[];
  pillarContent?: string;
  imageMeta?: string;
  /** Days between its publication and the first start. */
  publishedDaysAgo: number;
  blocks: SampleBlock[];
  pictures: SamplePicture[];
}

/** Pictures: `photo`; without it, initials are shown. */
export interface SampleTestimonial {
  slug: string;
  fullName: string;
  country: string;
  review: string;
  /** Name of the host and title of the tour that the review is about. */
  host?: string;
  spiritualTour?: string;
  pictures?: SamplePicture[];
}

/** Types of the specification: 'Spiritual Tour', 'Venue Listing', 'Retreat Venues', 'Host', 'About'. */
export interface SampleFaq {
  slug: string;
  type: string;
  question: string;
  answer: string;
  order?: number;
}

export interface SamplePolicy {
  /** The page it belongs to. */
  slug: 'cancellations-and-refunds' | 'terms_of_service' | 'privacy_policy';
  title: string;
  /** '2026-1'; bookings store the version in force. */
  version: string;
  /** `2026-04-01` */
  effectiveFrom: string;
  /** Bracket tags. */
  body: string;
}

/** A festival of the sacred calendar. Full moons are computed and not listed. */
export interface SampleFestival {
  slug: string;
  name: string;
  localName?: string;
  language?: string;
  description: string;
  /** Places where it is best seen, and slugs of temples of this site. */
  places: string[];
  temples: string[];
  /** All dates, earliest first; a festival of the lunar calendar may occur twice in a calendar year. */
  dates: { from: string; to?: string; isConfirmed?: true }[];
  source?: string;
}

export interface SampleExpertise {
  slug: string;
  name: string;
  category: string;
  description: string;
}

/** A claim that pages may make ('4.4+'), with its source and date. Without a record it is not shown. */
export interface SampleClaim {
  /** 'rating', 'travelers', 'countries' … */
  key: string;
  value: string;
  label: string;
  source: string;
  asOf: string;
}

/** Names and spellings of the same place, deity or saint; records use the first one. */
export interface SampleAliasGroup {
  kind: 'place' | 'deity' | 'saint' | 'word';
  names: [string, ...string[]];
}

/**
 * The pictures of a contributor, whose record belongs to identity. File:
 * `pictures/contributor-<slug>-<slot>.webp`. Slots: `profile`, `photo-1…`.
 */
export interface SampleContributorPictures {
  slug: string;
  pictures: SamplePicture[];
}

export interface SampleContent {
  tours: SampleTour[];
  retreats: SampleRetreat[];
  temples: SampleTemple[];
  venues: SampleVenue[];
  ashrams: SampleAshram[];
  articles: SampleArticle[];
  testimonials: SampleTestimonial[];
  faqs: SampleFaq[];
  policies: SamplePolicy[];
  festivals: SampleFestival[];
  expertise: SampleExpertise[];
  claims: SampleClaim[];
  aliases: SampleAliasGroup[];
  contributorPictures: SampleContributorPictures[];
}
