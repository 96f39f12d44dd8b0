/** The address of another page of a list, with its other query parameters. */
export function pageHref(path: string, search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}

/**
 * The canonical path of a page of a list. Of a list that is narrowed or in another order, and of a page without entries, it
 * is that of the whole list: those are no pages of their own.
 */
export const canonicalPage = (path: string, page: number, isOwnPage: boolean): string =>
  pageHref(path, new URLSearchParams(), isOwnPage ? page : 1);
