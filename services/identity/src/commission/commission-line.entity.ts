import type {
  BookingStanding,
  CommissionCause,
  CommissionState,
} from '@valam/contracts/identity/commission.schema';
import {
  Id,
  Json,
  Minor,
  Moment,
  OptionalUuid,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

/**
 * One line of the ledger. The database prevents deleting it and changing anything but its state and payout.
 */
@Entity('commission_line')
export class CommissionLineEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @Uuid() contributorId!: string;
  /** The event that the line is derived from. */
  @Whole() announcement!: number;
  @Text() cause!: CommissionCause;
  @Json() before!: BookingStanding;
  @Json() after!: BookingStanding;
  @Whole() ratePercent!: number;
  /** US cents. */
  @Minor() amountMinor!: number;
  @Moment() occurredAt!: Date;
  @Text() state!: CommissionState;
  @OptionalUuid() payoutId!: string | null;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
}
