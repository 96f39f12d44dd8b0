import type { ShareState } from '@valam/contracts/leads/share';
import type { Currency } from '@valam/contracts/shared/money';
import { Entity } from 'typeorm';
import {
  Day,
  Id,
  Minor,
  Moment,
  OptionalDay,
  OptionalMoment,
  OptionalText,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

/** A companion's share of a balance. The amount paid is the sum of its payments. */
@Entity('share')
export class ShareEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  /** Numbered within the booking, in the order of their creation. */
  @Whole() number!: number;
  @Text() state!: ShareState;
  @Text() name!: string;
  @Text() email!: string;
  @Text() personEmail!: string;
  @Text() currency!: Currency;
  @Minor() amountMinor!: number;
  @Day() dueOn!: string;
  @Moment() invitedAt!: Date;
  /** The time of its latest invitation. */
  @Moment() sentAt!: Date;
  @OptionalMoment() paidAt!: Date | null;
  @OptionalMoment() endedAt!: Date | null;
  @OptionalText() endReason!: string | null;
  /** The day in India on which it was last checked. */
  @OptionalDay() watchedOn!: string | null;
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  @OptionalMoment() erasedAt!: Date | null;
}
