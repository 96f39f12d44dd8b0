import type { ContributingArea } from '@valam/contracts/identity/contributor.schema';
import type { LinkPurpose } from '@valam/contracts/identity/link-life';
import {
  Id,
  Moment,
  OptionalJson,
  OptionalMoment,
  OptionalUuid,
  Text,
} from '@valam/service-kit/database/columns';
import { Entity } from 'typeorm';

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
  @Id() id!: string;
  @Text() tokenHash!: string;
  @Text() purpose!: LinkPurpose;
  @OptionalUuid() userId!: string | null;
  @Text() email!: string;
  /** The sign-up that this link verifies: it takes effect when the link is used. */
  @OptionalJson() signup!: NewAccount | null;
  /** The contributor that this link invites. */
  @OptionalUuid() contributorId!: string | null;
  @Moment() createdAt!: Date;
  @Moment() expiresAt!: Date;
  @OptionalMoment() usedAt!: Date | null;
}
