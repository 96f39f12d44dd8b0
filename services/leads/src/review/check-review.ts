import { Injectable } from '@nestjs/common';
import { Clock } from '@valam/service-kit/clock/clock';
import type { EntityManager } from 'typeorm';
import { refuse } from '@valam/service-kit/admin/refuse';
import { announceReviews } from './announce-reviews.js';
import { ReviewMails } from './review-mails.js';
import { ReviewEntity } from './review.entity.js';

/** Publishes, rejects and answers reviews. Negative reviews are published like positive ones. */
@Injectable()
export class CheckReview {
  constructor(
    private readonly clock: Clock,
    private readonly mails: ReviewMails,
  ) {}

  async publish(tx: EntityManager, id: string): Promise<void> {
    const review = await this.written(tx, id);
    const wasRefused = review.state === 'refused';
    review.state = 'published';
    review.publishedAt ??= this.clock.now();
    review.refuseReason = null;
    await this.save(tx, review);
    if (wasRefused) await this.mails.decided(tx, review);
  }

  async refuse(tx: EntityManager, id: string, reason: string): Promise<void> {
    const review = await this.written(tx, id);
    const wasRefused = review.state === 'refused';
    review.state = 'refused';
    review.refuseReason = reason;
    await this.save(tx, review, { isTakenBack: true });
    if (!wasRefused) await this.mails.decided(tx, review);
  }

  async answer(tx: EntityManager, id: string, text: string): Promise<void> {
    const review = await this.written(tx, id);
    review.answer = text;
    review.answeredAt = this.clock.now();
    return this.save(tx, review);
  }

  private async written(tx: EntityManager, id: string): Promise<ReviewEntity> {
    const review = await tx.findOneByOrFail(ReviewEntity, { id });
    if (review.state === 'requested') throw refuse('This review has not been written yet.');
    return review;
  }

  private async save(
    tx: EntityManager,
    review: ReviewEntity,
    how: { readonly isTakenBack?: boolean } = {},
  ): Promise<void> {
    review.version += 1;
    await tx.save(review);
    await announceReviews(tx, review.tourId, how);
  }
}
