import type {
  BookingStanding,
  CommissionCause,
  CommissionState,
} from '@valam/contracts/identity/commission.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { Json, Minor, RequiredMoment, RequiredText, RequiredUuid, Uuid, Whole } from '../database/columns.js';

/**
 * One line of the ledger. The database prevents deleting it and changing anything but its state and payout.
 */
@Entity('commission_line')
export class CommissionLineEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredUuid('booking_id') bookingId!: string;
  @RequiredUuid('contributor_id') contributorId!: string;
  /** The event that the line is derived from. */
  @Whole() announcement!: number;
  @RequiredText() cause!: CommissionCause;
  @Json() before!: BookingStanding;
  @Json() after!: BookingStanding;
  @Whole('rate_percent') ratePercent!: number;
  /** US cents. */
  @Minor('amount_minor') amountMinor!: number;
  @RequiredMoment('occurred_at') occurredAt!: Date;
  @RequiredText() state!: CommissionState;
  @Uuid('payout_id') payoutId!: string | null;
  @Whole() version!: number;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('updated_at') updatedAt!: Date;
}
