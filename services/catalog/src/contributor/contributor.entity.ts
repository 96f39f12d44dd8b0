import { Flag, Id, Moment, OptionalJson, OptionalText, Whole } from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';

/** A contributor, from the last event of identity. */
@Entity('contributor')
export class ContributorEntity {
  @Id() id!: string;
  @Whole({ default: 0 }) version!: number;
  @Flag({ default: false }) isPublic!: boolean;
  @Flag({ default: false }) isListed!: boolean;
  @Flag({ default: false }) isSample!: boolean;
  @OptionalText() slug!: string | null;
  /** Kept for suspended people; null once erased. */
  @OptionalText() name!: string | null;
  @OptionalText() contributingArea!: string | null;
  @OptionalText() referralCode!: string | null;
  /** The public profile; null once withdrawn. */
  @OptionalJson() shown!: Contributor | null;
  @Moment() updatedAt!: Date;
}
