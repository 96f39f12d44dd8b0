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
} from '../database/columns.js';

/** A companion's share of a balance. What was paid of it is the sum of the payments that name it. */
@Entity('share')
export class ShareEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  /** Counted within the booking, in the order in which they were given. */
  @Whole() number!: number;
  @Text() state!: ShareState;
  @Text() name!: string;
  @Text() email!: string;
  @Text() personEmail!: string;
  @Text() currency!: Currency;
  @Minor() amountMinor!: number;
  @Day() dueOn!: string;
  @Moment() invitedAt!: Date;
  /** When its latest invitation was sent. */
  @Moment() sentAt!: Date;
  @OptionalMoment() paidAt!: Date | null;
  @OptionalMoment() endedAt!: Date | null;
  @OptionalText() endReason!: string | null;
  /** The day in India on which it was last looked at. */
  @OptionalDay() watchedOn!: string | null;
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  @OptionalMoment() erasedAt!: Date | null;
}
