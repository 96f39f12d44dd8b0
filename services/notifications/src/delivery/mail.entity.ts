import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed';

export const mailContentPurpose = 'mail-content';

/** A requested email and its delivery state. Its id is that of the requesting event. */
@Entity({ name: 'mail' })
export class MailEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') template!: string;
  @Column('text', { name: 'to_address' }) toAddress!: string;
  @Column('text', { name: 'to_name', nullable: true }) toName!: string | null;
  /** Key of the per-mailbox limit for emails triggered by strangers; null for all others. */
  @Column('text', { nullable: true }) mailbox!: string | null;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text', { name: 'sealed_content', nullable: true })
  @Encrypted(mailContentPurpose)
  sealedContent!: string | null;
  @Column('text') state!: MailState;
  /**
   * Lease of the sending process: no other process attempts delivery until then, even if that process has
   * died.
   */
  @Column('timestamptz', { name: 'claimed_until', nullable: true }) claimedUntil!: Date | null;
  /** Number of intended sends: 1, plus 1 for every resend. */
  @Column('int') sendings!: number;
  @Column('int') attempts!: number;
  @Column('text', { name: 'last_error', nullable: true }) lastError!: string | null;
  @Column('text', { name: 'message_id', nullable: true }) messageId!: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  /** The last time that the back office sent it again. */
  @Column('timestamptz', { name: 'resent_at', nullable: true }) resentAt!: Date | null;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
  /** The recipient was erased while the email was being sent. */
  @Column('boolean', { name: 'is_to_be_forgotten' }) isToBeForgotten!: boolean;
  @VersionColumn() version!: number;
}
