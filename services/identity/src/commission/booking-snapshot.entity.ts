import type { BookingStanding } from '@valam/contracts/identity/commission.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { Flag, Json, RequiredMoment, Text } from '../database/columns.js';

/** A booking as leads announced it, without the person: the facts that lines are computed from. Never changed. */
@Entity('booking_snapshot')
export class BookingSnapshotEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @PrimaryColumn('int') version!: number;
  @Json() standing!: BookingStanding;
  @Flag('is_completed') isCompleted!: boolean;
  /** Why it was held when it was announced. */
  @Text() suspicion!: string | null;
  @RequiredMoment() at!: Date;
}
