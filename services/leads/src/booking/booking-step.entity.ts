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
} from '@valam/service-kit/database/columns';

export type Actor = 'traveller' | 'operator' | 'provider' | 'system';

/** One transition in the history of a booking; immutable. */
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
  /** State of the booking after the transition, for the reports. */
  @Uuid() departureId!: string;
  @Whole() quantity!: number;
  @Minor() discountMinor!: number;
  /**
   * Its price while it is confirmed, or the retained amount once it is canceled; null if the transition does
   * not change it.
   */
  @OptionalMinor() worthMinor!: number | null;
}
