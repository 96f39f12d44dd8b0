/** Temples per page. */
export const templesPerPage = 24;

/** The search, filters and page in the URL. */
export function templeQueryOf(search: URLSearchParams) {
  const page = Number(search.get('page'));
  return {
    q: search.get('q')?.trim().slice(0, 120) || undefined,
    state: search.get('state') || undefined,
    district: search.get('district') || undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: templesPerPage,
  };
}
