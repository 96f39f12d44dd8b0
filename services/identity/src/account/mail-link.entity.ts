import { Entity, PrimaryColumn } from 'typeorm';
import { Moment, RequiredMoment, RequiredText, Uuid } from '../database/columns.js';

export type LinkPurpose =
  'verify_email' | 'reset_password' | 'set_password' | 'invitation' | 'privacy_export' | 'privacy_erase';

/** A link that was mailed; only the hash of its token is kept. */
@Entity('mail_link')
export class MailLinkEntity {
  @PrimaryColumn('uuid') id!: string;
  @RequiredText('token_hash') tokenHash!: string;
  @RequiredText() purpose!: LinkPurpose;
  @Uuid('user_id') userId!: string | null;
  @RequiredText() email!: string;
  @RequiredMoment('created_at') createdAt!: Date;
  @RequiredMoment('expires_at') expiresAt!: Date;
  @Moment('used_at') usedAt!: Date | null;
}
