import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';

export abstract class CheckoutMails {
  /** The one reminder of a booking that was left at the payment page. */
  abstract leftAtPayment(tx: EntityManager, booking: BookingEntity): Promise<void>;
}
