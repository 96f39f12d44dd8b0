import { MoreThanOrEqual, type EntityManager } from 'typeorm';
import { BookingStepEntity } from '../booking/booking-step.entity.js';
import type { ShareEntity } from './share.entity.js';
import { wouldTravel } from './would-travel.js';

/**
 * The transfer of a booking to a person with whom a companion does not travel, so that neither learns the
 * other's name. Null without one.
 */
export async function transferAfterLeaving(
  tx: EntityManager,
  share: ShareEntity,
): Promise<BookingStepEntity | null> {
  if (await wouldTravel(tx, share)) return null;
  const { bookingId, invitedAt } = share;
  return tx.findOne(BookingStepEntity, {
    where: { bookingId, event: 'transferred', at: MoreThanOrEqual(invitedAt) },
    order: { id: 'ASC' },
  });
}
