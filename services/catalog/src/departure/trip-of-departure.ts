import type { TripKey } from '../trip/trip.js';
import type { DepartureEntity } from './departure.entity.js';

/** The database knows that it is one of both. */
export function tripOfDeparture({ tourId, retreatId }: DepartureEntity): TripKey {
  if (tourId) return { kind: 'tour', id: tourId };
  if (retreatId) return { kind: 'retreat', id: retreatId };
  throw new Error('A departure belongs to a tour or a retreat');
}

/** Where departures name their trip. */
export const tripColumn = { tour: 'tourId', retreat: 'retreatId' } as const;
