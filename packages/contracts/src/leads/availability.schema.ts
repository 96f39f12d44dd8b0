import * as z from 'zod/mini';
import { Prices } from '../shared/money.js';
import { Day, Id } from '../shared/text.js';

/** All that a booking panel needs to know of one departure. */
export const Availability = z.object({
  dateId: Id,
  startDate: Day,
  endDate: Day,
  capacity: z.int(),
  free: z.int(),
  /** Taken by confirmed bookings: what the departure meter draws. */
  sold: z.int(),
  status: z.enum(['open', 'nearly_full', 'sold_out', 'closed']),
  bookingStatus: z.nullable(z.string()),
  minimumGroup: z.nullable(z.int()),
  decisionDate: z.nullable(Day),
  prices: Prices,
  /** What the operator has set about deposit and balance; the specified numbers when it is not told. */
  terms: z.optional(z.object({ depositPercent: z.int(), balanceDaysBefore: z.int() })),
  /** From what installments of the balance are computed; null where the departure is too near for them. */
  planOffer: z.optional(z.nullable(z.object({ today: Day, balanceDueOn: Day }))),
  /** The tax that the prices include, in percent, where the panel says so. */
  taxPercent: z.optional(z.nullable(z.number())),
  /** What the kitchens on the way can serve, and what they cannot. */
  diet: z.optional(z.object({ served: z.array(z.string()), notServed: z.array(z.string()) })),
  roomOptions: z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices })),
});
export type Availability = z.infer<typeof Availability>;
