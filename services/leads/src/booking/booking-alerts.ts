import type { EntityManager } from 'typeorm';
import type { BookingEntity } from './booking.entity.js';

/** Alerts the team to a booking that needs attention, in the transaction of the cause. */
export abstract class BookingAlerts {
  abstract tell(
    tx: EntityManager,
    booking: BookingEntity,
    alert: { readonly title: string; readonly text: string },
  ): Promise<void>;
}
