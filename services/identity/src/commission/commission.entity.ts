import {
  Day,
  Moment,
  OptionalMoment,
  OptionalText,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

/** The commission of a booking: its partner and the decisions about it. The amounts are in its lines. */
@Entity('commission')
export class CommissionEntity {
  @PrimaryColumn('uuid', { name: 'booking_id' }) bookingId!: string;
  @Text() bookingRef!: string;
  @Uuid() contributorId!: string;
  @OptionalText() referralCode!: string | null;
  @Text() tourTitle!: string;
  @Day() startDate!: string;
  @Day() endDate!: string;
  /** The rate that was promised when the booking was made. */
  @Whole() ratePercent!: number;
  @OptionalMoment() completedAt!: Date | null;
  /** The time after which the trip cannot change anymore; the 30 days start here. */
  @OptionalMoment() closesAt!: Date | null;
  @OptionalText() holdReason!: string | null;
  @OptionalMoment() heldAt!: Date | null;
  /** Set if staff release the commission; the same suspicion does not hold it again. */
  @OptionalMoment() releasedAt!: Date | null;
  @OptionalText() voidReason!: string | null;
  @OptionalMoment() voidedAt!: Date | null;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
}
