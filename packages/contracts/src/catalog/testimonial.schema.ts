import * as z from 'zod/mini';
import { Id, Instant } from '../shared/text.js';
import { Picture } from './picture.schema.js';

/** A traveler's testimonial. Their email address is stored, never shown. */
export const Testimonial = z.object({
  id: Id,
  fullName: z.string(),
  country: z.nullable(z.string()),
  review: z.string(),
  host: z.nullable(z.string()),
  spiritualTour: z.nullable(z.string()),
  photo: z.nullable(Picture),
  createdAt: z.optional(Instant),
  /** Sample data of a new site; every page that shows it says so. */
  isSample: z.optional(z.boolean()),
});
export type Testimonial = z.infer<typeof Testimonial>;
