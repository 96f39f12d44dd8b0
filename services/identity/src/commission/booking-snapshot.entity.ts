import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { Flag, Json, Moment, OptionalDay, OptionalText } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A booking from an event of leads, without personal data: the input of the computation of lines. Immutable.
 */
@Entity('booking_snapshot')
export class BookingSnapshotEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @PrimaryColumn('int') version!: number;
  @Json() standing!: BookingStanding;
  @Flag({ default: false }) isCompleted!: boolean;
  @Flag({ default: false }) isCancelled!: boolean;
  /** Null in rows from before snapshots had days. */
  @OptionalDay() startDate!: string | null;
  @OptionalDay() endDate!: string | null;
  /** Reason for the hold at the time of the event. */
  @OptionalText() suspicion!: string | null;
  @Moment() at!: Date;
  /** The time when this service recorded it. */
  @Moment() recordedAt!: Date;
}
