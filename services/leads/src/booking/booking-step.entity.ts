import type { BookingState } from '@valam/contracts/leads/booking-states';
import { Entity, PrimaryColumn } from 'typeorm';
import {
  Minor,
  Moment,
  OptionalMinor,
  OptionalText,
  OptionalUuid,
  Text,
  Uuid,
  Whole,
} from '../database/columns.js';

export type Actor = 'traveller' | 'operator' | 'provider' | 'system';

/** One step in the history of a booking: when, what, who, why. Never changed afterwards. */
@Entity('booking_step')
export class BookingStepEntity {
  @PrimaryColumn({ type: 'bigint', insert: false, generated: 'identity' }) id!: number;
  @Uuid() bookingId!: string;
  @Moment() at!: Date;
  @Text() event!: string;
  @OptionalText() fromState!: BookingState | null;
  @Text() toState!: BookingState;
  @Text() actor!: Actor;
  @OptionalUuid() actorId!: string | null;
  @Text() reason!: string;
  /** The booking as it is after the step, for the reports. */
  @Uuid() departureId!: string;
  @Whole() quantity!: number;
  @Minor() discountMinor!: number;
  /** Its price while it is confirmed, what is kept once it is canceled; null where the step leaves that as it was. */
  @OptionalMinor() worthMinor!: number | null;
}
