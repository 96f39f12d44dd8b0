import type { WaitlistState } from '@valam/contracts/leads/waitlist.schema';
import { Entity } from 'typeorm';
import {
  Id,
  Moment,
  Numbered,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

/** An entry in the waitlist of a departure. While it has an offer, its seats count as reserved. */
@Entity('waitlist_entry')
export class WaitlistEntryEntity {
  @Id() id!: string;
  @Uuid() departureId!: string;
  @Text() state!: WaitlistState;
  @Text() firstName!: string;
  @Text() lastName!: string;
  @Text() email!: string;
  @Text() personEmail!: string;
  @OptionalText() mobile!: string | null;
  @Whole() quantity!: number;
  @OptionalMoment() offerExpiresAt!: Date | null;
  @OptionalMoment() offeredAt!: Date | null;
  @OptionalUuid() bookingId!: string | null;
  @OptionalText() referralCode!: string | null;
  @OptionalUuid() contributorId!: string | null;
  @OptionalText() sourceUrl!: string | null;
  @Numbered() queueNumber!: number;
  @Whole() linkVersion!: number;
  @Whole() version!: number;
  /** Time of the last email about the position. */
  @OptionalMoment() toldAt!: Date | null;
  @Moment() createdAt!: Date;
}
