import { searchTypes, type SearchType } from '@valam/contracts/catalog/search.schema';

/** Results on a page of them. */
export const resultsPerPage = 20;

/** What the address asks for. */
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
