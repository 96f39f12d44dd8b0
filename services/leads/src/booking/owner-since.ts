import type { EntityManager } from 'typeorm';
import { BookingStepEntity } from './booking-step.entity.js';

/** The last transfer of a booking; null if there was none. */
export const lastTransfer = (tx: EntityManager, bookingId: string): Promise<BookingStepEntity | null> =>
  tx.findOne(BookingStepEntity, { where: { bookingId, event: 'transferred' }, order: { id: 'DESC' } });

/** The former or present owner of a booking, in documents and emails. */
export interface Owner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** When the booking was last transferred; null if it never was. Documents from before are the former owner's. */
export const ownerSince = async (tx: EntityManager, bookingId: string): Promise<Date | null> =>
  (await lastTransfer(tx, bookingId))?.at ?? null;
