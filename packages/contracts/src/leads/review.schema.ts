import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { Picture } from '../catalog/picture.schema.js';
import { Day, Id, Instant, optionalLine } from '../shared/text.js';

export const reviewStates = ['submitted', 'published', 'refused'] as const;
export const ReviewState = z.enum(reviewStates);

/** Content of the page that the emailed review link opens. */
export const ReviewInvitation = z.object({
  firstName: z.string(),
  tripKind: TripKind,
  tourTitle: z.string(),
  /** False if the trip has no page on which the review would appear: it is private, or no longer published. */
  hasTripPage: z.optional(z.boolean()),
  startDate: Day,
  endDate: Day,
  /** The photo sent with it. */
  photo: z.optional(z.nullable(Picture)),
  /** The submitted review, shown instead of the form. */
  review: z.nullable(
    z.object({ rating: z.int(), text: z.string(), state: ReviewState, submittedAt: Instant }),
  ),
});

export const ReviewInput = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  text: z.string().check(z.trim(), z.minLength(10, 'Please write at least a sentence.'), z.maxLength(5_000)),
  /** The displayed name; the first name when omitted. */
  displayName: optionalLine(80),
  country: optionalLine(80),
  /** Accepted and ignored: the photo is the one uploaded with the link. */
  photoKey: optionalLine(200),
});

/** A review by a person who took the trip. */
export const VerifiedReview = z.object({
  id: Id,
  rating: z.int(),
  text: z.string(),
  authorName: z.string(),
  country: z.nullable(z.string()),
  /** Start of the trip taken. */
  travelledOn: Day,
  publishedAt: Instant,
  /** URL of the picture. */
  photo: z.nullable(z.string()),
  picture: z.optional(z.nullable(Picture)),
  answer: z.nullable(z.object({ text: z.string(), at: Instant })),
});
export type VerifiedReview = z.infer<typeof VerifiedReview>;

export const TourReviews = z.object({
  count: z.int(),
  /** One decimal; null without reviews, so that no rating is marked up. */
  average: z.nullable(z.number()),
  items: z.array(VerifiedReview),
});
