import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Entity, PrimaryColumn } from 'typeorm';
import { RequiredMoment, RequiredText } from '../database/columns.js';

export const payoutDetailsPurpose = 'payout-details';

/** Payout details of a partner; encrypted, readable only with the secret key. */
@Entity('payout_details')
export class PayoutDetailsEntity {
  @PrimaryColumn('uuid', { name: 'contributor_id' }) contributorId!: string;
  @RequiredText() @Encrypted(payoutDetailsPurpose) sealed!: string;
  @RequiredText() method!: 'paypal' | 'bank';
  @RequiredText() masked!: string;
  @RequiredMoment('updated_at') updatedAt!: Date;
}
