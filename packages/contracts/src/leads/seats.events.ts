import * as z from 'zod/mini';
import { TripKind } from '../catalog/trip.schema.js';
import { defineEvent } from '../shared/define.js';
import { Id } from '../shared/text.js';

/** The seats of a departure after a change, for badges. Selling code reads them from leads, never from this event. */
export const seatsChanged = defineEvent({
  subject: 'evt.leads.seats.changed.v1',
  payload: z.object({
    departureId: Id,
    tripKind: TripKind,
    tourId: z.nullable(Id),
    capacity: z.int(),
    confirmed: z.int(),
    /** In checkout, or offered to the waitlist. */
    reserved: z.int(),
    free: z.int(),
    status: z.enum(['open', 'nearly_full', 'sold_out', 'closed', 'cancelled']),
    /** Increases with every change of this departure. */
    version: z.int(),
  }),
});
