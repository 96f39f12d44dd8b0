import { Injectable } from '@nestjs/common';
import { getReviewInvitation, submitReview } from '@valam/contracts/leads/review.rpc';
import type { RpcInput, RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { DataSource, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { PrivateLinks } from '../link/private-links.js';
import { ReviewEntity } from './review.entity.js';

type Invitation = RpcReturn<typeof getReviewInvitation>;

/** What a traveller finds behind the link of a review, and writing it. */
@Injectable()
export class Reviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly links: PrivateLinks,
  ) {}

  async invitation(token: string): Promise<Invitation> {
    return this.view(this.dataSource.manager, await this.look(this.dataSource.manager, token));
  }

  submit({ token, ...input }: RpcInput<typeof submitReview>): Promise<Invitation> {
    return this.dataSource.transaction(async (tx) => {
      const review = await this.look(tx, token, true);
      if (review.state !== 'requested' && !isSame(review, input)) {
        throw problem(
          submitReview,
          'leads.review_exists',
          'Your review has been received already. Thank you!',
        );
      }
      if (review.state === 'requested') {
        Object.assign(review, {
          ...input,
          displayName: input.displayName || null,
          country: input.country || null,
          photoKey: input.photoKey || null,
          state: 'submitted',
          submittedAt: this.clock.now(),
          version: review.version + 1,
        });
        await tx.save(review);
      }
      return this.view(tx, review);
    });
  }

  private async look(tx: EntityManager, token: string, lock = false): Promise<ReviewEntity> {
    const target = this.links.open('review', token);
    const review = target
      ? await tx.findOne(ReviewEntity, {
          where: { id: target.id },
          ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}),
        })
      : null;
    if (!review) throw problem(getReviewInvitation, 'leads.link_unknown', 'This link leads nowhere.');
    return review;
  }

  private async view(tx: EntityManager, review: ReviewEntity): Promise<Invitation> {
    const booking = await tx.findOneByOrFail(BookingEntity, { id: review.bookingId });
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const { state, rating, text, submittedAt } = review;
    return {
      firstName: booking.firstName,
      tourTitle: departure.tourTitle,
      startDate: departure.startDate,
      endDate: departure.endDate,
      review:
        state === 'requested' || rating === null || text === null || !submittedAt
          ? null
          : { rating, text, state, submittedAt: submittedAt.toISOString() },
    };
  }
}

const isSame = (review: ReviewEntity, input: { rating: number; text: string }): boolean =>
  review.rating === input.rating && review.text === input.text;
