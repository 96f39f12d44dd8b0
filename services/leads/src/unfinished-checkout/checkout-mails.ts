import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';

export abstract class CheckoutMails {
  /** The only reminder of a booking left at the payment page. */
  abstract leftAtPayment(tx: EntityManager, booking: BookingEntity): Promise<void>;
}
