/** The URL of another page of a list, with the other query parameters. */
export function pageHref(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * The canonical path of a page of a list. Filtered or sorted lists and pages without entries have that of the whole list, because
 * they should not be indexed separately.
 */
export const canonicalPage = (path: string, page: number, isOwnPage: boolean): string =>
  pageHref(path, new URLSearchParams(), isOwnPage ? page : 1);
