import { lengthBands } from '@valam/contracts/catalog/tour.bands';
import { hasSeats, isAhead, isBookable, startsIn } from './tour-availability.sql.js';

export interface FacetCount {
  readonly facet: 'month' | 'length' | 'district' | 'theme' | 'price' | 'effort' | 'knees' | 'seats';
  readonly value: string;
  readonly count: number;
}

/** With free seats, if only tours with seats are requested. */
const isOffered = `${isAhead('$1')} and (not $11::boolean or (${hasSeats('$1')}))`;

const isInMonth = `$2::int is null or (${startsIn('$2', '$3')})`;

/** SQL conditions: the tour matches the choice of each facet. A null parameter means no choice. */
const fits: Readonly<Record<FacetCount['facet'], string>> = {
  month: `($2::int is null or exists (
    select 1 from departure d where d.tour_id = tour.id and ${isOffered} and (${isInMonth})))`,
  district: `($4::text is null or f_lower_all(tour.districts) @> array[lower($4)])`,
  theme: `($5::text is null or f_lower_all(tour.themes) @> array[lower($5)])`,
  length: `(($6::int is null or tour.days >= $6) and ($7::int is null or tour.days <= $7))`,
  price: `($8::int is null or tour.PRICE <= $8)`,
  effort: `($9::text is null or tour.effort = $9)`,
  knees: `(not $10::boolean or tour.easy_on_knees)`,
  seats: `(not $11::boolean or ${isBookable('$1')})`,
};

const facets = Object.keys(fits) as FacetCount['facet'][];

/**
 * A facet counts the tours that match all other facets, so that selecting a choice shows as many tours as its
 * count.
 */
const othersFit = (facet: FacetCount['facet']): string =>
  facets
    .filter((other) => other !== facet)
    .map((other) => `fits_${other}`)
    .join(' and ');

export const tourFacets = (priceColumn: string): string => `
  with fit as materialized (
    select tour.*, tour.${priceColumn} as price, ${isBookable('$1', isInMonth)} as has_seats,
      ${facets.map((facet) => `${fits[facet].replace('PRICE', priceColumn)} as fits_${facet}`).join(', ')}
    from tour where tour.status = 'published'
  )
  select 'month' as facet, to_char(d.start_date, 'YYYY-MM') as value, count(distinct fit.id)::int as count
    from fit join departure d on d.tour_id = fit.id and ${isOffered}
    where ${othersFit('month')} group by 2
  union all select 'length', case when days <= ${lengthBands.short.maxDays} then 'short' else 'long' end, count(*)::int
    from fit where days is not null and ${othersFit('length')} group by 2
  union all select 'district', value, count(*)::int
    from fit cross join unnest(districts) as value where ${othersFit('district')} group by 2
  union all select 'theme', value, count(*)::int
    from fit cross join unnest(themes) as value where ${othersFit('theme')} group by 2
  union all select 'price', most::text, count(*)::int
    from fit cross join unnest($12::int[]) as most where price <= most and ${othersFit('price')} group by most
  union all select 'effort', effort, count(*)::int
    from fit where effort is not null and ${othersFit('effort')} group by 2
  union all select 'knees', '', count(*)::int from fit where easy_on_knees and ${othersFit('knees')}
  union all select 'seats', '', count(*)::int from fit where has_seats and ${othersFit('seats')}
  order by facet, value`;
