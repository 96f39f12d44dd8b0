import type { TourFacets } from '@valam/contracts/catalog/tour-facets.schema';
import { formatMonth } from '@valam/contracts/shared/days';
import type { SelectOption } from '@valam/ui/field/select-field';
import { countedOptions as options, lengthName, priceLimitName } from '../../parts/facets/counted-options';
import type { TourQuery } from './tour-query';

const effortNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  moderate: 'Moderate',
  demanding: 'Demanding',
};
const effortOrder = Object.keys(effortNames);

export interface FacetOptions {
  readonly months: readonly SelectOption[];
  readonly lengths: readonly SelectOption[];
  readonly districts: readonly SelectOption[];
  readonly themes: readonly SelectOption[];
  readonly prices: readonly SelectOption[];
  readonly efforts: readonly SelectOption[];
}

/**
 * The options of the filter form. A selected value without results is added if it filters the list; a malformed one is ignored,
 * as in the list.
 */
export function facetOptions(facets: TourFacets, search: URLSearchParams, query: TourQuery): FacetOptions {
  const chosen = (name: string) => search.get(name) ?? '';
  const itself = (value: string) => value;
  return {
    months: options(facets.months, formatMonth, query.month ?? ''),
    lengths: options(
      facets.lengths,
      lengthName,
      query.minDays === undefined && query.maxDays === undefined ? '' : chosen('length'),
    ),
    districts: options(facets.districts, itself, chosen('district')),
    themes: options(facets.themes, itself, chosen('theme')),
    prices: options(
      facets.prices,
      priceLimitName(facets.currency),
      query.maxPrice === undefined ? '' : String(query.maxPrice),
    ),
    efforts: options(
      [...facets.efforts].sort((a, b) => effortOrder.indexOf(a.value) - effortOrder.indexOf(b.value)),
      (value) => effortNames[value] ?? value,
      query.effort ?? '',
    ),
  };
}
