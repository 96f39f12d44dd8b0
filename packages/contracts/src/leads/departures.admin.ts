import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { frontDesk, operators } from '../identity/role-groups.js';
import { defineAdminEntity } from '../shared/admin-entity.js';
import { DepartureInput } from '../catalog/inputs/tour.input.js';
import { Money, Prices } from '../shared/money.js';
import { Day, Id, Instant } from '../shared/text.js';
import { BookingState } from './booking-states.js';
import { Roster, RosterColumn } from './roster.schema.js';
import { moment, reference, text } from '../shared/admin-record.js';

/** The effects of a cancellation: who gets back how much, and the number of people on the waitlist. */
const CancelPreview = z.object({
  bookings: z.array(
    z.object({
      id: Id,
      ref: z.string(),
      name: z.string(),
      state: BookingState,
      quantity: z.int(),
      refund: Money,
    }),
  ),
  waiting: z.int(),
});
export type CancelPreview = z.infer<typeof CancelPreview>;

/** The board of departures: seats, waitlist and roster. Their content is in catalog. */
export const departuresAdmin = defineAdminEntity({
  name: 'departures',
  service: 'leads',
  summary: 'The board of departures: seats, waitlist and roster. What a departure is about is in catalog',
  record: z.object({
    id: Id,
    version: z.int(),
    tripKind: TripKind,
    tourId: reference,
    tourSlug: text,
    tourTitle: z.string(),
    startDate: Day,
    endDate: Day,
    origin: z.enum(['catalog', 'private']),
    status: z.enum(['open', 'nearly_full', 'sold_out', 'closed', 'cancelled']),
    bookingStatus: text,
    capacity: z.int(),
    confirmed: z.int(),
    held: z.int(),
    offered: z.int(),
    free: z.int(),
    waiting: z.int(),
    minimumGroup: z.nullable(z.int()),
    decisionDate: z.nullable(Day),
    isBelowMinimum: z.boolean(),
    isClosed: z.boolean(),
    isOffered: z.boolean(),
    cancelledAt: moment,
    cancelReason: text,
    missingDetails: z.int(),
    unpaidBookings: z.int(),
    /** Only in a single record, not in a list. */
    roomOptions: z.optional(z.array(z.object({ id: z.string(), name: z.string(), supplement: Prices }))),
  }),
  input: z.object({ capacity: z.int().check(z.gte(0), z.lte(500)) }),
  newInput: DepartureInput,
  filters: ['tourId', 'isClosed', 'origin', 'from', 'until'],
  sort: ['startDate', 'tourTitle', 'capacity', 'confirmed'],
  search: ['tourTitle', 'startDate'],
  roles: { read: frontDesk, write: operators },
  audited: ['status', 'capacity', 'isClosed', 'isOffered', 'cancelledAt', 'cancelReason'],
  hidden: [],
  actions: {
    open: { roles: operators },
    close: { roles: operators },
    'cancel-preview': { roles: operators, answer: CancelPreview },
    cancel: { roles: operators, needsReason: true },
    roster: {
      roles: operators,
      input: z.object({ columns: z.optional(z.array(RosterColumn)) }),
      answer: Roster,
    },
    'share-roster': {
      roles: operators,
      input: z.object({ columns: z.array(RosterColumn), validUntil: Instant }),
      answer: z.object({ id: Id, url: z.string() }),
    },
    'revoke-rosters': { roles: operators, answer: z.object({ revoked: z.int() }) },
  },
});
