import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { CalendarDay, Flag, Json, RequiredMoment, Text } from '../database/columns.js';

/**
 * A booking from an event of leads, without personal data: the input of the computation of lines. Immutable.
 */
@Entity('booking_snapshot')
export class BookingSnapshotEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @PrimaryColumn('int') version!: number;
  @Json() standing!: BookingStanding;
  @Flag('is_completed') isCompleted!: boolean;
  @Flag('is_cancelled') isCancelled!: boolean;
  @CalendarDay('start_date') startDate!: string;
  @CalendarDay('end_date') endDate!: string;
  /** Reason for the hold at the time of the event. */
  @Text() suspicion!: string | null;
  @RequiredMoment() at!: Date;
  /** The time when this service recorded it. */
  @RequiredMoment('recorded_at') recordedAt!: Date;
}
