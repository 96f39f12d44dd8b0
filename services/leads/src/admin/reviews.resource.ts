import { InjectRepository } from '@nestjs/typeorm';
import { reviewsAdmin } from '@valam/contracts/leads/reviews.admin';
import type { AdminListQuery } from '@valam/contracts/shared/admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { listPage } from '@valam/service-kit/admin/list-page';
import type {
  AdminActions,
  AdminFilters,
  AdminListAnswer,
  AdminResource,
} from '@valam/service-kit/admin/resource';
import { type EntityManager, Repository } from 'typeorm';
import { CheckReview } from '../review/check-review.js';
import { ReviewEntity } from '../review/review.entity.js';
import { findById } from './find-by-id.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Reviews of travelers: checked for law and privacy, never for sentiment. */
@AdminEntity(reviewsAdmin)
export class ReviewsResource implements AdminResource<typeof reviewsAdmin> {
  readonly actions: AdminActions<typeof reviewsAdmin> = {
    publish: (tx, { id }) => this.checkReview.publish(tx, id),
    refuse: (tx, { id, reason }) => this.checkReview.refuse(tx, id, reason ?? ''),
    answer: (tx, { id, input }) => this.checkReview.answer(tx, id, input.text),
  };

  constructor(
    @InjectRepository(ReviewEntity) private readonly reviews: Repository<ReviewEntity>,
    private readonly checkReview: CheckReview,
  ) {}

  list(
    query: AdminListQuery,
    filters: AdminFilters<typeof reviewsAdmin>,
  ): Promise<AdminListAnswer<typeof reviewsAdmin>> {
    return listPage(
      this.reviews,
      reviewsAdmin,
      {
        filters: { state: 'state', tourSlug: 'tourSlug', bookingId: 'bookingId', rating: 'rating' },
        toRecord: record,
      },
      query,
      filters,
    );
  }

  async find(
    tx: EntityManager,
    id: string,
    lock: boolean,
  ): Promise<AdminRecordOf<typeof reviewsAdmin> | null> {
    const review = await findById(tx, ReviewEntity, id, lock);
    return review ? record(review) : null;
  }
}

function record(review: ReviewEntity): AdminRecordOf<typeof reviewsAdmin> {
  const { createdAt, submittedAt, publishedAt, answeredAt, lastAskedAt, ...rest } = review;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    submittedAt: submittedAt?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    answeredAt: answeredAt?.toISOString() ?? null,
    lastAskedAt: lastAskedAt?.toISOString() ?? null,
  };
}
