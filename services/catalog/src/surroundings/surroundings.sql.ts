/** Beyond this distance a place is not near. */
const farthestKm = 60;

const mostTours = 6;

const distance = (kind: string): string => `round((2 * 6371 * asin(sqrt(
  power(sin(radians(${kind}.lat - $1) / 2), 2)
  + cos(radians($1)) * cos(radians(${kind}.lat)) * power(sin(radians(${kind}.long - $2) / 2), 2))))::numeric, 1)::float8`;

/** Half a degree of latitude is 55 km: rows outside the box need no exact distance. */
const inBox = (kind: string): string =>
  `${kind}.lat between $1 - 0.6 and $1 + 0.6 and ${kind}.long between $2 - 0.7 and $2 + 0.7`;

export const toursThatVisit = (
  column: 'temples_covered' | 'ashrams_covered',
): string => `select slug, title, duration from tour
       where status = 'published' and f_lower_all(${column}) @> array[lower($1)]
         and ($2::text is null or f_lower_all(districts) @> array[lower($2)])
       order by sort_order desc, title, slug limit ${mostTours}`;

export const templesBySlug = `select slug, name, local_name as "localName", local_language as "localLanguage", town, access
       from temple
       where status = 'published' and lower(district) = any(f_lower_all($2)) and lower(name) = any(f_lower_all($1))
       order by array_position(f_lower_all($1), lower(name)), id limit 40`;

export const nearestOf = (nameColumn: 'name' | 'title', kind: 'temple' | 'ashram'): string => `select * from (
         select slug, ${nameColumn} as name, town, ${distance(kind)} as "distanceKm" from ${kind}
         where status = 'published' and ${inBox(kind)}) as places
       where "distanceKm" <= ${farthestKm} order by "distanceKm", slug limit $3`;
