import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { CalendarDay, Flag, Json, RequiredMoment, Text } from '../database/columns.js';

/** A booking as announced by leads, without personal data: the facts that lines are computed from. Never changed. */
@Entity('booking_snapshot')
export class BookingSnapshotEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @PrimaryColumn('int') version!: number;
  @Json() standing!: BookingStanding;
  @Flag('is_completed') isCompleted!: boolean;
  @Flag('is_cancelled') isCancelled!: boolean;
  @CalendarDay('start_date') startDate!: string;
  @CalendarDay('end_date') endDate!: string;
  /** Reason for the hold when it was announced. */
  @Text() suspicion!: string | null;
  @RequiredMoment() at!: Date;
  /** Time of its arrival here. */
  @RequiredMoment('recorded_at') recordedAt!: Date;
}
