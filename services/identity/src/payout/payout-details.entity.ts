import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Moment, Text } from '@valam/service-kit/database/columns';
import { Entity, PrimaryColumn } from 'typeorm';

export const payoutDetailsPurpose = 'payout-details';

/** Payout details of a partner; encrypted, readable only with the secret key. */
@Entity('payout_details')
export class PayoutDetailsEntity {
  @PrimaryColumn('uuid', { name: 'contributor_id' }) contributorId!: string;
  @Text() @Encrypted(payoutDetailsPurpose) sealed!: string;
  @Text() method!: 'paypal' | 'bank';
  @Text() masked!: string;
  @Moment() updatedAt!: Date;
}
