import type { EntityManager } from 'typeorm';
import { anyKind, type Mentions } from '../content/content-kind.js';
import { tourKind } from './tour.kind.js';

type VisitedPlaces = 'temples_covered' | 'ashrams_covered';

/**
 * Only in tours of the place's district, because other places may have the same name. Increments the version,
 * so that an editor with the tour open cannot restore the former name.
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

/** The link to the house's page identifies it. A name that an editor chose for the tour only stays. */
const renameHouse = `update tour set version = version + 1, houses = (
    select jsonb_agg(case when house->>'venueSlug' = $3 and lower(house->>'name') = lower($1)
        then jsonb_set(house, '{name}', to_jsonb($2::text)) else house end order by nth)
    from jsonb_array_elements(houses) with ordinality as each (house, nth))
  where id in (
    select id from tour
     where exists (
       select from jsonb_array_elements(houses) as each (house)
        where house->>'venueSlug' = $3 and lower(house->>'name') = lower($1))
     order by id for update)
  returning id`;

/** Renames a place in the tours that visit it. */
export const renameInTours = (
  tx: EntityManager,
  column: VisitedPlaces,
  names: readonly [before: string, name: string, district: string | null],
): Promise<Mentions> => renamed(tx, renameVisited(column), names);

/** Renames a house in the tours that sleep there. */
export const renameHouseInTours = (
  tx: EntityManager,
  names: readonly [before: string, name: string, slug: string],
): Promise<Mentions> => renamed(tx, renameHouse, names);

async function renamed(
  tx: EntityManager,
  statement: string,
  names: readonly (string | null)[],
): Promise<Mentions> {
  const [tours] = await tx.query<[{ id: string }[], number]>(statement, [...names]);
  return { kind: anyKind(tourKind), ids: tours.map(({ id }) => id) };
}
