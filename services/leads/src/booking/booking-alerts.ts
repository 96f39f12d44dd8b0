import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.js';

/** Tells the team about a booking that needs a person, in the transaction of the reason. */
export abstract class BookingAlerts {
  abstract tell(
    tx: EntityManager,
    booking: BookingEntity,
    alert: { readonly title: string; readonly text: string },
  ): Promise<void>;
}
