/** Temples a page of the list shows. */
export const templesPerPage = 24;

/** What the address asks for. */
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
