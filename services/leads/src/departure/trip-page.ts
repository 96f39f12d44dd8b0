import type { EntityManager } from 'typeorm';
import type { DepartureEntity } from './departure.entity.js';

/** All departures of a trip are withdrawn with it, and a retreat may have a page without having dates. */
const publishedTrip = `select 1 from known_tour where $1 = 'tour' and slug = $2 and is_published
       union all select 1 from known_retreat where $1 = 'retreat' and slug = $2 and is_published
       union all (select 1 from departure where tour_id = $3 and origin = 'catalog' and is_offered limit 1)`;

/** False if the trip of a departure has no page to link to, because it is no longer published. */
export async function hasTripPage(
  manager: EntityManager,
  { tripKind, tourSlug, tourId }: Pick<DepartureEntity, 'tripKind' | 'tourSlug' | 'tourId'>,
): Promise<boolean> {
  if (!tourSlug) return false;
  return (await manager.query<unknown[]>(publishedTrip, [tripKind, tourSlug, tourId])).length > 0;
}
