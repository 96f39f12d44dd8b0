import type { HostApplicationStatus } from '@valam/contracts/identity/host-application.schema';
import {
  Id,
  Json,
  Moment,
  OptionalText,
  OptionalUuid,
  Text,
  Texts,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

export interface HostApplicationStep {
  readonly at: string;
  readonly from: HostApplicationStatus | null;
  readonly to: HostApplicationStatus;
  readonly actor: string;
  readonly reason: string | null;
}

@Entity('host_application')
export class HostApplicationEntity {
  @Id() id!: string;
  @Text() firstName!: string;
  @Text() lastName!: string;
  @Text() email!: string;
  @Text() mobile!: string;
  @OptionalText() heardAboutUs!: string | null;
  @OptionalText() heardAboutUsDetails!: string | null;
  @OptionalText() message!: string | null;
  @Text() status!: HostApplicationStatus;
  @Json() history!: HostApplicationStep[];
  @OptionalText() referralCodeUsed!: string | null;
  @OptionalUuid() referredBy!: string | null;
  @OptionalText() sourceUrl!: string | null;
  /** Reasons to suspect spam. */
  @Texts() spamMarks!: string[];
  /** The contributor created from it. */
  @OptionalUuid() contributorId!: string | null;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
  @Moment() updatedAt!: Date;
}
