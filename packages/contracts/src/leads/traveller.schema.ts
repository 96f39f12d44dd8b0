import * as z from 'zod/mini';
import { Day, Id, Instant, optionalLine } from '../shared/text.js';

const optionalDay = z.optional(z.nullable(Day));

const Flight = z.object({
  number: optionalLine(20),
  airport: optionalLine(80),
  at: z.optional(z.nullable(Instant)),
});

/** One traveler. Encrypted at rest, erased on the day given in the booking. */
export const Traveller = z.object({
  id: z.optional(z.nullable(Id)),
  fullName: z
    .string()
    .check(z.trim(), z.minLength(2, 'Please enter the name as in the passport'), z.maxLength(200)),
  dateOfBirth: optionalDay,
  nationality: optionalLine(80),
  passportNumber: optionalLine(40),
  diet: optionalLine(200),
  medicalNotes: optionalLine(2_000),
  roomWish: optionalLine(200),
  arrival: z.optional(z.nullable(Flight)),
  departure: z.optional(z.nullable(Flight)),
  emergencyContact: z.optional(
    z.nullable(z.object({ name: optionalLine(200), phone: optionalLine(40), relation: optionalLine(80) })),
  ),
});
export type Traveller = z.infer<typeof Traveller>;

const Travellers = z.array(Traveller).check(z.maxLength(40));
export const TravellersInput = z.object({ travellers: Travellers });
export type TravellersInput = z.infer<typeof TravellersInput>;

/**
 * `seen`: the travelers as loaded by the form; fields that were saved elsewhere since then are not
 * overwritten.
 */
export const TravellersChange = z.extend(TravellersInput, { seen: z.optional(z.nullable(Travellers)) });
