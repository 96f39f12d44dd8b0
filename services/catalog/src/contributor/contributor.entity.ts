import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Contributor } from '@valam/contracts/catalog/contributor.schema';
import { Flag, Json, RequiredWhole, Text } from '../content/columns.js';

/** A contributor, from the last event of identity. */
@Entity('contributor')
export class ContributorEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredWhole() version!: number;
  @Flag('is_public') isPublic!: boolean;
  @Flag('is_listed') isListed!: boolean;
  @Flag('is_sample') isSample!: boolean;
  @Text() slug!: string | null;
  /** Kept for suspended people; null once erased. */
  @Text() name!: string | null;
  @Text('contributing_area') contributingArea!: string | null;
  @Text('referral_code') referralCode!: string | null;
  /** The public profile; null once withdrawn. */
  @Json() shown!: Contributor | null;
  @Column({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}
