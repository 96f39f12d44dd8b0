import { Injectable } from '@nestjs/common';
import { setReviewPhoto, submitReview } from '@valam/contracts/leads/review.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource } from 'typeorm';
import { ReviewInvitation, type Invitation } from './review-invitation.js';
import type { ReviewEntity } from './review.entity.js';

const thanks = 'We’ve already received your review. Thank you!';

/** The page of a review's private link: reading it, uploading a photo and submitting the review. */
@Injectable()
export class Reviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly invitations: ReviewInvitation,
  ) {}

  async invitation(token: string): Promise<Invitation> {
    const { manager } = this.dataSource;
    return this.invitations.show(manager, await this.invitations.open(manager, token));
  }

  submit({ token, photoKey: _unread, ...input }: RpcInput<typeof submitReview>): Promise<Invitation> {
    return this.dataSource.transaction(async (tx) => {
      const review = await this.invitations.open(tx, token, { lock: true });
      if (review.state !== 'requested' && !isSame(review, input))
        throw problem(submitReview, 'leads.review_exists', thanks);
      if (review.state === 'requested') {
        Object.assign(review, {
          ...input,
          displayName: input.displayName || null,
          country: input.country || null,
          state: 'submitted',
          submittedAt: this.clock.now(),
          version: review.version + 1,
        });
        await tx.save(review);
      }
      return this.invitations.show(tx, review);
    });
  }

  /** One photo, until the review is submitted; a new one replaces it. */
  setPhoto({ token, picture }: RpcInput<typeof setReviewPhoto>): Promise<Invitation> {
    return this.dataSource.transaction(async (tx) => {
      const review = await this.invitations.open(tx, token, { lock: true });
      if (review.state !== 'requested') throw problem(setReviewPhoto, 'leads.review_exists', thanks);
      review.picture = picture;
      review.version += 1;
      await tx.save(review);
      return this.invitations.show(tx, review);
    });
  }
}

const isSame = (review: ReviewEntity, input: { rating: number; text: string }): boolean =>
  review.rating === input.rating && review.text === input.text;
