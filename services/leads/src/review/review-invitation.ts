import { Injectable } from '@nestjs/common';
import { getReviewInvitation } from '@valam/contracts/leads/review.rpc';
import type { RpcReturn } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { Clock } from '@valam/service-kit/clock/clock';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { BookingEntity } from '../booking/booking.entity.js';
import { DepartureEntity } from '../departure/departure.entity.js';
import { hasTripPage } from '../departure/trip-page.js';
import { PrivateLinks } from '../link/private-links.js';
import { ReviewEntity } from './review.entity.js';

export type Invitation = RpcReturn<typeof getReviewInvitation>;

const dayMs = 86_400_000;
/** The link is valid for half a year after the invitation. */
export const reviewLinkDays = 180;

/** Finds the review of a traveler's link and returns it. */
@Injectable()
export class ReviewInvitation {
  constructor(
    private readonly links: PrivateLinks,
    private readonly clock: Clock,
  ) {}

  async open(tx: EntityManager, token: string, { lock = false } = {}): Promise<ReviewEntity> {
    const target = this.links.open('review', token);
    const review = target
      ? await tx.findOne(ReviewEntity, {
          where: { id: target.id },
          ...(lock ? { lock: { mode: 'for_no_key_update' } } : {}),
        })
      : null;
    const isOver = review && this.clock.now().getTime() - review.createdAt.getTime() > reviewLinkDays * dayMs;
    if (!review || isOver || (await this.isOfErased(tx, review)))
      throw problem(getReviewInvitation, 'leads.link_unknown', 'This link isn’t valid.');
    return review;
  }

  /** What an erased person would send now could no longer be found for an export or an erasure. */
  private isOfErased(tx: EntityManager, { bookingId: id }: ReviewEntity): Promise<boolean> {
    return tx.existsBy(BookingEntity, { id, erasedAt: Not(IsNull()) });
  }

  async show(tx: EntityManager, review: ReviewEntity): Promise<Invitation> {
    const booking = await tx.findOneByOrFail(BookingEntity, { id: review.bookingId });
    const departure = await tx.findOneByOrFail(DepartureEntity, { id: booking.departureId });
    const { state, rating, text, submittedAt, picture } = review;
    return {
      firstName: booking.firstName,
      tripKind: departure.tripKind,
      tourTitle: departure.tourTitle,
      hasTripPage: await hasTripPage(tx, departure),
      startDate: departure.startDate,
      endDate: departure.endDate,
      photo: picture,
      review:
        state === 'requested' || rating === null || text === null || !submittedAt
          ? null
          : { rating, text, state, submittedAt: submittedAt.toISOString() },
    };
  }
}
