import { Encrypted } from '@valam/service-kit/secrets/encrypted-column';
import {
  Flag,
  Id,
  Moment,
  OptionalMoment,
  OptionalText,
  Text,
  Whole,
} from '@valam/service-kit/database/columns';
import { Entity, VersionColumn } from 'typeorm';

export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'suppressed';

export const mailContentPurpose = 'mail-content';

/** A requested email and its delivery state. Its id is that of the requesting event. */
@Entity({ name: 'mail' })
export class MailEntity {
  @Id() id!: string;
  @Text() template!: string;
  @Text() toAddress!: string;
  @OptionalText() toName!: string | null;
  /** Key of the per-mailbox limit for emails triggered by strangers; null for all others. */
  @OptionalText() mailbox!: string | null;
  @OptionalText() subject!: string | null;
  @OptionalText()
  @Encrypted(mailContentPurpose)
  sealedContent!: string | null;
  @Text() state!: MailState;
  /**
   * Lease of the sending process: no other process attempts delivery until then, even if that process has
   * died.
   */
  @OptionalMoment() claimedUntil!: Date | null;
  /** Number of intended sends: 1, plus 1 for every resend. */
  @Whole() sendings!: number;
  @Whole() attempts!: number;
  @OptionalText() lastError!: string | null;
  @OptionalText() messageId!: string | null;
  @Moment() requestedAt!: Date;
  /** The last time that the back office sent it again. */
  @OptionalMoment() resentAt!: Date | null;
  @OptionalMoment() sentAt!: Date | null;
  /** The recipient was erased while the email was being sent. */
  @Flag() isToBeForgotten!: boolean;
  @VersionColumn() version!: number;
}
