import type { TripKey } from '../trip/trip.js';
import type { DepartureEntity } from './departure.entity.js';

/** A check constraint ensures that exactly one of the two is set. */
export function tripOfDeparture({
  tourId,
  retreatId,
}: Pick<DepartureEntity, 'tourId' | 'retreatId'>): TripKey {
  if (tourId) return { kind: 'tour', id: tourId };
  if (retreatId) return { kind: 'retreat', id: retreatId };
  throw new Error('A departure belongs to a tour or a retreat');
}

/** The column in which departures reference their trip. */
export const tripColumn = { tour: 'tourId', retreat: 'retreatId' } as const;
