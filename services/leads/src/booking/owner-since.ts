import type { EntityManager } from 'typeorm';
import { BookingStepEntity } from './booking-step.entity.js';

/** The last transfer of a booking; null if there was none. */
export const lastTransfer = (tx: EntityManager, bookingId: string): Promise<BookingStepEntity | null> =>
  tx.findOne(BookingStepEntity, { where: { bookingId, event: 'transferred' }, order: { id: 'DESC' } });

/** The former or current owner of a booking, in documents and emails. */
export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/**
 * The time of the last transfer of the booking; null without one. Earlier documents are the former owner's.
 */
export const ownerSince = async (tx: EntityManager, bookingId: string): Promise<Date | null> =>
  (await lastTransfer(tx, bookingId))?.at ?? null;
