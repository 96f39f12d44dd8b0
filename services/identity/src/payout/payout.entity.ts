import type { PayoutState } from '@valam/contracts/identity/payout.schema';
import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Entity, PrimaryColumn } from 'typeorm';
import {
  Minor,
  Moment,
  RequiredMoment,
  RequiredText,
  RequiredUuid,
  Text,
  Whole,
} from '../database/columns.js';
import { payoutDetailsPurpose } from './payout-details.entity.js';

/** The payout of one partner in one run. */
@Entity('payout')
export class PayoutEntity {
  @PrimaryColumn('uuid') id!: string;
  /** All payouts proposed in the same run. */
  @RequiredUuid('run_id') runId!: string;
  @RequiredUuid('contributor_id') contributorId!: string;
  /** US cents. */
  @Minor('amount_minor') amountMinor!: number;
  @Whole('line_count') lineCount!: number;
  @RequiredText() state!: PayoutState;
  @RequiredText() method!: 'paypal' | 'bank';
  /** A copy of the encrypted details at the time of the run: later changes do not redirect this payout. */
  @Text('sealed_details') @Encrypted(payoutDetailsPurpose) sealedDetails!: string | null;
  @RequiredText('masked_details') maskedDetails!: string;
  @RequiredMoment('proposed_at') proposedAt!: Date;
  @RequiredText('proposed_by') proposedBy!: string;
  @Moment('paid_at') paidAt!: Date | null;
  @Text('payment_reference') paymentReference!: string | null;
  @Moment('cancelled_at') cancelledAt!: Date | null;
  @Text('cancel_reason') cancelReason!: string | null;
  @Whole() version!: number;
  @RequiredMoment('updated_at') updatedAt!: Date;
}
