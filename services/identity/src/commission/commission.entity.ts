import { Entity, PrimaryColumn } from 'typeorm';
import {
  CalendarDay,
  Moment,
  RequiredMoment,
  RequiredText,
  RequiredUuid,
  Text,
  Whole,
} from '../database/columns.js';

/** The commission of a booking: its partner and the decisions about it. The amounts are in its lines. */
@Entity('commission')
export class CommissionEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @RequiredText('booking_ref') bookingRef!: string;
  @RequiredUuid('contributor_id') contributorId!: string;
  @Text('referral_code') referralCode!: string | null;
  @RequiredText('tour_title') tourTitle!: string;
  @CalendarDay('start_date') startDate!: string;
  @CalendarDay('end_date') endDate!: string;
  /** The rate that was promised when the booking was made. */
  @Whole('rate_percent') ratePercent!: number;
  @Moment('completed_at') completedAt!: Date | null;
  /** The time after which the trip cannot change anymore; the 30 days start here. */
  @Moment('closes_at') closesAt!: Date | null;
  @Text('hold_reason') holdReason!: string | null;
  @Moment('held_at') heldAt!: Date | null;
  /** Set if staff release the commission; the same suspicion does not hold it again. */
  @Moment('released_at') releasedAt!: Date | null;
  @Text('void_reason') voidReason!: string | null;
  @Moment('voided_at') voidedAt!: Date | null;
  @Whole() version!: number;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('updated_at') updatedAt!: Date;
}
