import * as z from 'zod/mini';
import { defineEvent } from '../shared/define.js';
import { Prices } from '../shared/money.js';
import { Day, Id } from '../shared/text.js';
import { TripKind } from './trip.schema.js';

/**
 * The current offer of a departure. Leads keeps a projection of it and sells from that. `firstCapacity` is a proposal
 * for a departure that leads does not have yet; afterwards leads owns the capacity.
 */
export const departureOffered = defineEvent({
  subject: 'evt.catalog.departure.offered.v1',
  payload: z.object({
    departureId: Id,
    tripKind: TripKind,
    tourId: Id,
    tourSlug: z.string(),
    tourTitle: z.string(),
    startDate: Day,
    endDate: Day,
    bookingStatus: z.nullable(z.string()),
    firstCapacity: z.int().check(z.gte(0)),
    /** Sample data only: number of seats sold from the start. */
    sampleSold: z.optional(z.int()),
    minimumGroup: z.nullable(z.int()),
    decisionDate: z.nullable(Day),
    prices: Prices,
    roomOptions: z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices })),
    dietServed: z.array(z.string()),
    dietNotServed: z.array(z.string()),
    policyVersion: z.nullable(z.string()),
    /** The promise to the traveler, frozen at the deposit. */
    promise: z.object({
      itinerary: z.array(z.object({ day: z.int(), title: z.string(), summary: z.string() })),
      /** The whole program of a trip that has no day-by-day itinerary. */
      plan: z.optional(z.string()),
      inclusions: z.string(),
      exclusions: z.string(),
    }),
    /** Increases with every change, so that an older event never overwrites a newer one. */
    version: z.int(),
    isPublished: z.boolean(),
  }),
});

/** A departure is no longer offered; its bookings stay. */
export const departureWithdrawn = defineEvent({
  subject: 'evt.catalog.departure.withdrawn.v1',
  payload: z.object({ departureId: Id, version: z.int() }),
});
