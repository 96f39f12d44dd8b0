import type { EntityManager } from 'typeorm';
import type { AnyKind, Mentions } from '../content/content-kind.js';
import { tourKind } from './tour.kind.js';

type VisitedPlaces = 'temples_covered' | 'ashrams_covered';

/**
 * In the tours of the place's district, as other places may have its name. A tour that the office has open is refused then,
 * or it would be saved with the former name.
 */
const renameVisited = (column: VisitedPlaces): string => `update tour set version = version + 1, ${column} = (
    select array_agg(case when lower(name) = lower($1) then $2 else name end order by nth)
    from unnest(${column}) with ordinality as each (name, nth))
  where id in (
    select id from tour
     where f_lower_all(${column}) @> array[lower($1)]
       and ($3::text is null or f_lower_all(districts) @> array[lower($3)])
     order by id for update)
  returning id`;

/** Renames a place in the tours that visit it. */
export async function renameInTours(
  tx: EntityManager,
  column: VisitedPlaces,
  [before, name, district]: readonly [before: string, name: string, district: string | null],
): Promise<Mentions> {
  const [tours] = await tx.query<[{ id: string }[], number]>(renameVisited(column), [before, name, district]);
  return { kind: tourKind as unknown as AnyKind, ids: tours.map(({ id }) => id) };
}
