import { lengthBands } from '@valam/contracts/catalog/tour.bands';
import { currencies, type Currency } from '@valam/contracts/shared/money';
import type { TourFilters } from '@valam/contracts/catalog/tour.filters';

/** Tours per page. */
export const toursPerPage = 24;

export type TourQuery = TourFilters & { page: number; perPage: number };

const efforts = ['easy', 'moderate', 'demanding'] as const;
const sorts = ['soonest', 'price', '-price', 'duration', '-duration'] as const;

const oneOf = <T extends string>(value: string | null, allowed: readonly T[]): T | undefined =>
  allowed.find((candidate) => candidate === value);

/**
 * The filters, order and page in the URL. Invalid values are ignored, so that an old link still shows tours. Prices are sorted in the
 * currency of the cards.
 */
export function tourQueryOf(search: URLSearchParams, shown: Currency): TourQuery {
  const length = search.get('length');
  const month = search.get('month');
  const maxPrice = Number(search.get('maxPrice'));
  const page = Number(search.get('page'));
  const sort = oneOf(search.get('sort'), sorts);
  return {
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    theme: search.get('theme') || undefined,
    district: search.get('district') || undefined,
    ...(length === 'short' || length === 'long' ? lengthBands[length] : {}),
    ...(Number.isInteger(maxPrice) && maxPrice > 0
      ? { maxPrice, currency: oneOf<Currency>(search.get('currency'), currencies) ?? 'USD' }
      : {}),
    available: search.get('available') === 'true' ? 'true' : undefined,
    effort: oneOf(search.get('effort'), efforts),
    easyOnKnees: search.get('easyOnKnees') === 'true' ? 'true' : undefined,
    sort,
    sortCurrency: sort?.endsWith('price') ? shown : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: toursPerPage,
  };
}

/** Only the filters that exclude tours. */
function filtersOf(query: TourQuery): Omit<TourFilters, 'sort' | 'sortCurrency' | 'currency'> {
  const { month, theme, district, minDays, maxDays, maxPrice, available, effort, easyOnKnees } = query;
  return { month, theme, district, minDays, maxDays, maxPrice, available, effort, easyOnKnees };
}

/** True if any filter is set. */
export function isNarrowed(query: TourQuery): boolean {
  return Object.values(filtersOf(query)).some((value) => value !== undefined);
}

/** Query of the filter counts; with prices in the visitor's currency, unless a limit was set in another one. */
export function facetsAsked(query: TourQuery, currency: Currency): TourFilters {
  return { ...filtersOf(query), currency: query.currency ?? currency };
}
