import type { DocumentName, LeadState, LeadType, PaymentStatus } from '@valam/contracts/leads/lead.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Json,
  Moment,
  OptionalJson,
  OptionalMinor,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Whole,
} from '@valam/service-kit/database/columns';

/** A person who wrote, or started a booking. */
@Entity('lead')
export class LeadEntity {
  @Id() id!: string;
  @Text() type!: LeadType;
  @Text() state!: LeadState;
  @OptionalText() firstName!: string | null;
  @OptionalText() lastName!: string | null;
  @OptionalText() name!: string | null;
  @OptionalText() email!: string | null;
  @OptionalText() personEmail!: string | null;
  @OptionalText() mobile!: string | null;
  @OptionalText() personPhone!: string | null;
  @OptionalUuid() tourId!: string | null;
  @OptionalText() tourTitle!: string | null;
  @OptionalUuid() tourDatePreferred!: string | null;
  @Whole() quantity!: number;
  @OptionalText() currency!: Currency | null;
  @OptionalMinor() amountMinor!: number | null;
  @Text() paymentStatus!: PaymentStatus;
  @OptionalUuid() bookingId!: string | null;
  @OptionalText() stripeSessionId!: string | null;
  @OptionalText() stripePaymentIntentId!: string | null;
  @OptionalText() message!: string | null;
  @Json() mainInterests!: string[];
  @Json() requestedDocuments!: DocumentName[];
  /** The submitted code. */
  @OptionalText() referralCodeUsed!: string | null;
  /** The code that applies, which may be that of an earlier form. */
  @OptionalText() referralCode!: string | null;
  @OptionalUuid() referredBy!: string | null;
  @OptionalText() sourceUrl!: string | null;
  @OptionalText() firstPage!: string | null;
  @OptionalJson() utm!: Record<string, string> | null;
  @Json() spamMarks!: string[];
  @OptionalUuid() ownerId!: string | null;
  @OptionalText() ownerName!: string | null;
  @OptionalText() lostReason!: string | null;
  @OptionalMoment() answerDueAt!: Date | null;
  @OptionalMoment() answeredAt!: Date | null;
  /** Last change by staff; null without any. */
  @OptionalMoment() changedAt!: Date | null;
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  @OptionalMoment() erasedAt!: Date | null;
  @Moment() createdAt!: Date;
}
