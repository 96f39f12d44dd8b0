import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';
import type { DepartureEntity } from '../departure/departure.entity.js';

/** Requests a review from a traveler, in the transaction that increments the number of emails. */
export abstract class ReviewMails {
  abstract asked(
    tx: EntityManager,
    booking: BookingEntity,
    review: Pick<DepartureEntity, 'tripKind' | 'tourTitle'> & {
      readonly id: string;
      readonly isReminder: boolean;
    },
  ): Promise<void>;
}
