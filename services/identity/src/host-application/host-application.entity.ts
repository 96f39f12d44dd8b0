import type { HostApplicationStatus } from '@valam/contracts/identity/host-application.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { Json, RequiredMoment, RequiredText, Text, Texts, Uuid, Whole } from '../database/columns.js';

export interface HostApplicationStep {
  readonly at: string;
  readonly from: HostApplicationStatus | null;
  readonly to: HostApplicationStatus;
  readonly actor: string;
  readonly reason: string | null;
}

@Entity('host_application')
export class HostApplicationEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredText('first_name') firstName!: string;
  @RequiredText('last_name') lastName!: string;
  @RequiredText() email!: string;
  @RequiredText() mobile!: string;
  @Text('heard_about_us') heardAboutUs!: string | null;
  @Text('heard_about_us_details') heardAboutUsDetails!: string | null;
  @Text() message!: string | null;
  @RequiredText() status!: HostApplicationStatus;
  @Json() history!: HostApplicationStep[];
  @Text('referral_code_used') referralCodeUsed!: string | null;
  @Uuid('referred_by') referredBy!: string | null;
  @Text('source_url') sourceUrl!: string | null;
  /** Reasons to suspect spam. */
  @Texts('spam_marks') spamMarks!: string[];
  /** The contributor created from it. */
  @Uuid('contributor_id') contributorId!: string | null;
  @Whole() version!: number;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('updated_at') updatedAt!: Date;
}
