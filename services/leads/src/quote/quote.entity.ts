import type { QuoteState } from '@valam/contracts/leads/quote.schema';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Id,
  Minor,
  Moment,
  OptionalText,
  OptionalUuid,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

/** A proposal with an agreed price for one inquirer. */
@Entity('quote')
export class QuoteEntity {
  @Id() id!: string;
  @Uuid() leadId!: string;
  @Text() state!: QuoteState;
  @Text() title!: string;
  @Uuid() departureId!: string;
  @Whole() quantity!: number;
  @Text() currency!: Currency;
  @Minor() totalMinor!: number;
  @Minor() totalUsdMinor!: number;
  @OptionalText() message!: string | null;
  @Moment() validUntil!: Date;
  @OptionalUuid() bookingId!: string | null;
  @Text() createdBy!: string;
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
}
