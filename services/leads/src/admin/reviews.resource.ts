import { InjectRepository } from '@nestjs/typeorm';
import { reviewsAdmin } from '@valam/contracts/leads/reviews.admin';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import type { AdminActions } from '@valam/service-kit/admin/resource';
import { Repository } from 'typeorm';
import { CheckReview } from '../review/check-review.js';
import { ReviewEntity } from '../review/review.entity.js';
import type { AdminRecordOf } from '@valam/contracts/shared/admin-entity';

/** Reviews of travelers: moderated for law and privacy, never for sentiment. */
@AdminEntity(reviewsAdmin)
export class ReviewsResource extends TableResource<ReviewEntity, typeof reviewsAdmin> {
  readonly actions: AdminActions<typeof reviewsAdmin> = {
    publish: (tx, { id }) => this.checkReview.publish(tx, id),
    refuse: (tx, { id, reason }) => this.checkReview.refuse(tx, id, reason ?? ''),
    answer: (tx, { id, input }) => this.checkReview.answer(tx, id, input.text),
  };

  constructor(
    @InjectRepository(ReviewEntity) rows: Repository<ReviewEntity>,
    private readonly checkReview: CheckReview,
  ) {
    super(reviewsAdmin, rows, {
      filters: { state: 'state', tourSlug: 'tourSlug', bookingId: 'bookingId', rating: 'rating' },
    });
  }

  protected record(review: ReviewEntity): AdminRecordOf<typeof reviewsAdmin> {
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
}
