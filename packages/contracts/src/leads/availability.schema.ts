import * as z from 'zod/mini';
import { Prices } from '../shared/money.js';
import { Day, Id } from '../shared/text.js';

/** All data about one departure that a booking panel needs. */
export const Availability = z.object({
  dateId: Id,
  startDate: Day,
  endDate: Day,
  capacity: z.int(),
  free: z.int(),
  /** Seats of confirmed bookings, drawn by the departure meter. */
  sold: z.int(),
  status: z.enum(['open', 'nearly_full', 'sold_out', 'closed']),
  bookingStatus: z.nullable(z.string()),
  minimumGroup: z.nullable(z.int()),
  decisionDate: z.nullable(Day),
  prices: Prices,
  /** The operator's terms for deposit and balance; without them, the numbers of the specification apply. */
  terms: z.optional(z.object({ depositPercent: z.int(), balanceDaysBefore: z.int() })),
  /** Input for computing installments of the balance; null when the departure is too near for them. */
  planOffer: z.optional(z.nullable(z.object({ today: Day, balanceDueOn: Day }))),
  /** The tax included in the prices, in percent, if the panel shows it. */
  taxPercent: z.optional(z.nullable(z.number())),
  /** Diets that the kitchens on the trip can and cannot serve. */
  diet: z.optional(z.object({ served: z.array(z.string()), notServed: z.array(z.string()) })),
  roomOptions: z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices })),
});
export type Availability = z.infer<typeof Availability>;
