import type { EntityManager } from 'typeorm';
import { ownerSince } from '../booking/owner-since.js';
import type { PaymentEntity } from './payment.entity.js';

/** False for what a former owner paid before the booking was transferred. */
export async function isOfOwner(
  tx: EntityManager,
  { bookingId, capturedAt }: Pick<PaymentEntity, 'bookingId' | 'capturedAt'>,
): Promise<boolean> {
  const since = await ownerSince(tx, bookingId);
  return !since || capturedAt > since;
}
