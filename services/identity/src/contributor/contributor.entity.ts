import type { Picture } from '@valam/contracts/catalog/picture.schema';
import type { ApprovalStatus, ContributingArea } from '@valam/contracts/identity/contributor.schema';
import { Entity, PrimaryColumn } from 'typeorm';
import { Flag, Json, Moment, RequiredMoment, RequiredText, Text, Uuid, Whole } from '../database/columns.js';

/** A contributor's complete record; this service is its source of truth. */
@Entity('contributor')
export class ContributorEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredText() slug!: string;
  @RequiredText() name!: string;
  @Text() about!: string | null;
  @Text() expertise!: string | null;
  @Text() tagline!: string | null;
  @Text('job_title') jobTitle!: string | null;
  @RequiredText('contributing_area') contributingArea!: ContributingArea;
  @Text() country!: string | null;
  @Text('states_covered') statesCovered!: string | null;
  @Text('languages_spoken') languagesSpoken!: string | null;
  @Text() interests!: string | null;
  @Text() gender!: string | null;
  /** Normalized. */
  @Text() email!: string | null;
  @Text() mobile!: string | null;
  @Json('profile_photo') profilePhoto!: Picture | null;
  @Json() photos!: Picture[];
  @Text() website!: string | null;
  @Text() facebook!: string | null;
  @Text() instagram!: string | null;
  @Text() twitter!: string | null;
  @Text() linkedin!: string | null;
  @Text() youtube!: string | null;
  @Flag('show_contact') showContact!: boolean;
  @Text('referral_code') referralCode!: string | null;
  @Text('referral_code_used') referralCodeUsed!: string | null;
  @Uuid('referred_by') referredBy!: string | null;
  @Text('sharing_method') sharingMethod!: string | null;
  @Text() motivation!: string | null;
  @RequiredText('approval_status') approvalStatus!: ApprovalStatus;
  @Moment('approved_at') approvedAt!: Date | null;
  @Text('approved_by') approvedBy!: string | null;
  @Flag('is_sample') isSample!: boolean;
  @Whole() version!: number;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('updated_at') updatedAt!: Date;
}
