/** Articles shown first, and added by each 'Load More Articles'. */
export const articleStep = 20;

/** How many articles the address asks for: it is kept there, so that Back comes to the same list. */
export function shownArticles(search: URLSearchParams): number {
  const shown = Number(search.get('show'));
  return Number.isInteger(shown) && shown > articleStep ? Math.min(shown, 1_000) : articleStep;
}
