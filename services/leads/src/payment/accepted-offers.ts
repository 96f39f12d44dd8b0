import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.js';

/** Port to waitlist offers that became bookings. */
export abstract class AcceptedOffers {
  /**
   * The payment page of an accepted offer could not be opened: the offer is open again and keeps its seats.
   * False if the booking did not come from an offer.
   */
  abstract restore(tx: EntityManager, booking: BookingEntity): Promise<boolean>;

  /** The hold has lapsed unpaid: a person who had accepted an offer gets an email that it has ended. */
  abstract unpaid(tx: EntityManager, booking: BookingEntity): Promise<void>;
}
