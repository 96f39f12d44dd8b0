import type { PayoutState } from '@valam/contracts/identity/payout.schema';
import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import {
  Id,
  Minor,
  Moment,
  OptionalMoment,
  OptionalText,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import { payoutDetailsPurpose } from './payout-details.entity.js';

/** The payout of one partner in one run. */
@Entity('payout')
export class PayoutEntity {
  @Id() id!: string;
  /** All payouts proposed in the same run. */
  @Uuid() runId!: string;
  @Uuid() contributorId!: string;
  /** US cents. */
  @Minor() amountMinor!: number;
  @Whole() lineCount!: number;
  @Text() state!: PayoutState;
  @Text() method!: 'paypal' | 'bank';
  /** A copy of the encrypted details at the time of the run: later changes do not redirect this payout. */
  @OptionalText() @Encrypted(payoutDetailsPurpose) sealedDetails!: string | null;
  @Text() maskedDetails!: string;
  @Moment() proposedAt!: Date;
  @Text() proposedBy!: string;
  @OptionalMoment() paidAt!: Date | null;
  @OptionalText() paymentReference!: string | null;
  @OptionalMoment() cancelledAt!: Date | null;
  @OptionalText() cancelReason!: string | null;
  @Whole() version!: number;
  @Moment() updatedAt!: Date;
}
