import * as z from 'zod/mini';
import { tripKinds } from './trip.js';

/** Which kind of trip `tourId`, `tourSlug` and `tourTitle` beside it name; a tour where it is not said. */
export const TripKind = z.optional(z.enum(tripKinds));
