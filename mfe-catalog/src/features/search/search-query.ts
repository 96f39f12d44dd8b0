import { searchTypes, type SearchType } from '@valam/contracts/catalog/search.schema';

/** Results per page. */
export const resultsPerPage = 20;

export const resultsHref = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** The search in the URL. */
export function searchQueryOf(search: URLSearchParams) {
  const page = Number(search.get('page'));
  const type = searchTypes.find((candidate): candidate is SearchType => candidate === search.get('type'));
  return {
    q: (search.get('q') ?? '').trim().slice(0, 200),
    type,
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 100) : 1,
    perPage: resultsPerPage,
  };
}
