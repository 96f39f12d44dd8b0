import * as z from 'zod/mini';
import { Money } from '../shared/money.js';
import { Day, Instant } from '../shared/text.js';
import { BookingState } from './booking-states.js';
import { Traveller } from './traveller.schema.js';

/** Optional columns of a shared roster; the operator chooses. */
export const rosterColumns = [
  'contact',
  'rooms',
  'diet',
  'medical',
  'flights',
  'emergency',
  'passport',
  'balance',
] as const;
export const RosterColumn = z.enum(rosterColumns);
export type RosterColumn = z.infer<typeof RosterColumn>;

export const RosterParty = z.object({
  bookingRef: z.string(),
  leadName: z.string(),
  quantity: z.int(),
  state: BookingState,
  contact: z.optional(z.object({ email: z.string(), mobile: z.nullable(z.string()) })),
  room: z.optional(z.nullable(z.string())),
  diet: z.optional(z.nullable(z.string())),
  needs: z.optional(z.nullable(z.string())),
  balance: z.optional(Money),
  travellers: z.array(z.partial(Traveller)),
  /** Number of travelers whose details are missing. */
  missing: z.int(),
});

export const Roster = z.object({
  tourTitle: z.string(),
  startDate: Day,
  endDate: Day,
  columns: z.array(RosterColumn),
  travellers: z.int(),
  parties: z.array(RosterParty),
  validUntil: z.nullable(Instant),
});
export type Roster = z.infer<typeof Roster>;
