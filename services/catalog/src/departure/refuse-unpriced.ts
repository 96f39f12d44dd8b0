import { invalidFields } from '@valam/contracts/shared/problem';
import type { EntityManager } from 'typeorm';
import { findTrip } from '../trip/find-trip.js';
import type { TripKey } from '../trip/trip.js';

/** A bookable date needs a price in every currency. For tours, publication already requires it. */
export async function refuseUnpriced(tx: EntityManager, key: TripKey): Promise<void> {
  if (key.kind === 'tour') return;
  const { prices } = await findTrip(tx, key);
  if (Object.values(prices).some((price) => price === 0))
    throw invalidFields({ retreatId: 'Say what the retreat costs in every currency before it has dates.' });
}
