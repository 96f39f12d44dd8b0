import type { EntityManager } from 'typeorm';
import { BookingStepEntity } from './booking-step.entity.js';

/** When the booking was last transferred; null if it never was. Documents from before are the former owner's. */
export async function ownerSince(tx: EntityManager, bookingId: string): Promise<Date | null> {
  const transferred = await tx.findOne(BookingStepEntity, {
    where: { bookingId, event: 'transferred' },
    order: { id: 'DESC' },
  });
  return transferred?.at ?? null;
}
