import type { ContributingArea } from '@valam/contracts/identity/contributor.schema';
import type { LinkPurpose } from '@valam/contracts/identity/link-life';
import { Entity, PrimaryColumn } from 'typeorm';
import { Json, Moment, RequiredMoment, RequiredText, Uuid } from '../database/columns.js';

/** Input of a sign-up; the password is already hashed. */
export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string;
  readonly about: string | null;
  readonly contributingArea: ContributingArea;
  readonly profilePic: string | null;
  readonly referralCodeUsed: string | null;
  readonly referredBy: string | null;
}

/** An emailed link; only the hash of its token is stored. */
@Entity('mail_link')
export class MailLinkEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredText('token_hash') tokenHash!: string;
  @RequiredText() purpose!: LinkPurpose;
  @Uuid('user_id') userId!: string | null;
  @RequiredText() email!: string;
  /** The sign-up that this link verifies: it takes effect when the link is used. */
  @Json() signup!: NewAccount | null;
  /** The contributor that this link invites. */
  @Uuid('contributor_id') contributorId!: string | null;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('expires_at') expiresAt!: Date;
  @Moment('used_at') usedAt!: Date | null;
}
