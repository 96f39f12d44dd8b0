import * as z from 'zod/mini';
import { tripKinds } from './trip.js';

/** Kind of the trip in the adjacent `tourId`, `tourSlug` and `tourTitle`; a tour if absent. */
export const TripKind = z.optional(z.enum(tripKinds));
