import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { DepartureEntity } from '../departure/departure.entity.js';
import type { ReviewEntity } from './review.entity.js';

/** Emails to a traveler about a review, in the transaction of their cause. */
export abstract class ReviewMails {
  abstract asked(
    tx: EntityManager,
    booking: BookingEntity,
    review: Pick<DepartureEntity, 'tripKind' | 'tourTitle'> & {
      readonly id: string;
      readonly isReminder: boolean;
    },
  ): Promise<void>;
  /** It is refused, or published after it was refused. */
  abstract decided(tx: EntityManager, review: ReviewEntity): Promise<void>;
}
