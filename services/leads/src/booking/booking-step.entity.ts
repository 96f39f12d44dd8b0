import type { BookingState } from '@valam/contracts/leads/booking-states';
import { Entity, PrimaryColumn } from 'typeorm';
import { Moment, OptionalText, OptionalUuid, Text, Uuid } from '../database/columns.js';

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
}
