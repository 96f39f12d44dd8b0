export const earthRadiusKm = 6371;

/** Converts the chord through the earth to the distance over ground. */
export const km = (chord: string) => `${2 * earthRadiusKm} * asin(least(1, (${chord}) / 2))`;

export const pointOf = (lat: string, lng: string) =>
  `cube(array[cos(radians(${lat})) * cos(radians(${lng})), cos(radians(${lat})) * sin(radians(${lng})), sin(radians(${lat}))])`;

export const nearestTemples = `with here as (select ${pointOf('$1::float8', '$2::float8')} as point)
       select slug, name, town, ${km('geo <-> point')} as distance_km from temple, here
       where status = 'published' and geo is not null and id <> $3 and geo <-> point <= $5
       order by geo <-> point limit $4`;

/** Increments the version, so that an editor with the festival open cannot restore the former slug. */
export const renameInFestivals = `
  update festival set version = version + 1, temples = array_replace(temples, $1::text, $2::text)
   where id in (select id from festival where $1 = any(temples) order by id for update)`;

const nextState = (after: string) => `
  select state, lower(state) as folded from temple where status = 'published' and lower(state) > ${after}
   order by lower(state) limit 1`;

/** Skip scan: one index lookup per state, so few rows are read regardless of the number of temples. */
export const statesOfTemples = `
  with recursive found as (
    (${nextState(`''`)})
    union all
    select next.state, next.folded from found, lateral (${nextState('found.folded')}) next)
  select state from found order by folded`;
