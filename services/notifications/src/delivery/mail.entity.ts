import { Sealed } from '@valam/service-kit/secrets/sealed-column';
import { Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed';

export const mailContentPurpose = 'mail-content';

/** One email that was asked for, and what became of it. Its id is that of the event that asked for it. */
@Entity({ name: 'mail' })
export class MailEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') template!: string;
  @Column('text', { name: 'to_address' }) toAddress!: string;
  @Column('text', { name: 'to_name', nullable: true }) toName!: string | null;
  /** Counts what strangers cause; null for everything else. */
  @Column('text', { nullable: true }) mailbox!: string | null;
  @Column('text', { nullable: true }) subject!: string | null;
  @Column('text', { name: 'sealed_content', nullable: true })
  @Sealed(mailContentPurpose)
  sealedContent!: string | null;
  @Column('text') state!: MailState;
  /** Until then no one else tries, even when the process that tries has died. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true }) claimedUntil!: Date | null;
  /** How often it was meant to go out: 1, and 1 more for every resend. */
  @Column('int') sendings!: number;
  @Column('int') attempts!: number;
  @Column('text', { name: 'last_error', nullable: true }) lastError!: string | null;
  @Column('text', { name: 'message_id', nullable: true }) messageId!: string | null;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('timestamptz', { name: 'sent_at', nullable: true }) sentAt!: Date | null;
  /** The recipient was erased while it was on its way. */
  @Column('boolean', { name: 'is_to_be_forgotten' }) isToBeForgotten!: boolean;
  @VersionColumn() version!: number;
}
