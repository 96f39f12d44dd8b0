import type { Picture } from '@valam/contracts/catalog/picture.schema';
import { Entity } from 'typeorm';
import {
  Id,
  Moment,
  OptionalJson,
  OptionalMoment,
  OptionalText,
  OptionalUuid,
  OptionalWhole,
  Text,
  Uuid,
  Whole,
} from '@valam/service-kit/database/columns';

export type ReviewRowState = 'requested' | 'submitted' | 'published' | 'refused';

/** A traveler's review: requested after the trip, published after a check for law and privacy. */
@Entity('review')
export class ReviewEntity {
  @Id() id!: string;
  @Uuid() bookingId!: string;
  @OptionalUuid() tourId!: string | null;
  @OptionalText() tourSlug!: string | null;
  @Text() state!: ReviewRowState;
  @Whole() askedCount!: number;
  @OptionalMoment() lastAskedAt!: Date | null;
  @OptionalWhole() rating!: number | null;
  @OptionalText() text!: string | null;
  @OptionalText() displayName!: string | null;
  @OptionalText() country!: string | null;
  @OptionalJson() picture!: Picture | null;
  @OptionalText() answer!: string | null;
  @OptionalMoment() answeredAt!: Date | null;
  @OptionalText() refuseReason!: string | null;
  @OptionalMoment() submittedAt!: Date | null;
  @OptionalMoment() publishedAt!: Date | null;
  @Whole() version!: number;
  @Moment() createdAt!: Date;
}
