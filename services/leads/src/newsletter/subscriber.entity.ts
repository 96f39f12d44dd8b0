import { Entity } from 'typeorm';
import {
  Flag,
  Id,
  Json,
  Moment,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Whole,
} from '@valam/service-kit/database/columns';

@Entity('subscriber')
export class SubscriberEntity {
  @Id() id!: string;
  @Text() email!: string;
  @Text() personEmail!: string;
  @OptionalText() name!: string | null;
  @Text() source!: string;
  @Flag() emailConfirmed!: boolean;
  @OptionalMoment() confirmedAt!: Date | null;
  @OptionalMoment() unsubscribedAt!: Date | null;
  @OptionalMoment() lastAskedAt!: Date | null;
  @OptionalUuid() referredBy!: string | null;
  @OptionalText() referralCode!: string | null;
  @OptionalText() sourceUrl!: string | null;
  @Json() spamMarks!: string[];
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
}
