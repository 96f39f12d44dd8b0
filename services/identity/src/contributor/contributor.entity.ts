import type { Picture } from '@valam/contracts/catalog/picture.schema';
import type { ApprovalStatus, ContributingArea } from '@valam/contracts/identity/contributor.schema';
import {
  Flag,
  Id,
  Json,
  Moment,
  OptionalJson,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

/** A contributor's complete record; this service is its source of truth. */
@Entity('contributor')
export class ContributorEntity {
  @Id() id!: string;
  @Text() slug!: string;
  @Text() name!: string;
  @OptionalText() about!: string | null;
  @OptionalText() expertise!: string | null;
  @OptionalText() tagline!: string | null;
  @OptionalText() jobTitle!: string | null;
  @Text() contributingArea!: ContributingArea;
  @OptionalText() country!: string | null;
  @OptionalText() statesCovered!: string | null;
  @OptionalText() languagesSpoken!: string | null;
  @OptionalText() interests!: string | null;
  @OptionalText() gender!: string | null;
  /** Normalized. */
  @OptionalText() email!: string | null;
  @OptionalText() mobile!: string | null;
  @OptionalJson() profilePhoto!: Picture | null;
  @Json() photos!: Picture[];
  @OptionalText() website!: string | null;
  @OptionalText() facebook!: string | null;
  @OptionalText() instagram!: string | null;
  @OptionalText() twitter!: string | null;
  @OptionalText() linkedin!: string | null;
  @OptionalText() youtube!: string | null;
  @Flag({ default: false }) showContact!: boolean;
  @OptionalText() referralCode!: string | null;
  @OptionalText() referralCodeUsed!: string | null;
  @OptionalUuid() referredBy!: string | null;
  @OptionalText() sharingMethod!: string | null;
  @OptionalText() motivation!: string | null;
  @Text() approvalStatus!: ApprovalStatus;
  @OptionalMoment() approvedAt!: Date | null;
  @OptionalText() approvedBy!: string | null;
  @Flag({ default: false }) isSample!: boolean;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
}
