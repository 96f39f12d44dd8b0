/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. A visitor who reloads a page,
 * or comes back to it from another document, finds it where it was left. React Router keeps the places (`ScrollRestoration`, under
 * the keys of `app/place-on-page.ts`), but its code comes after the first paint. A new entry of the history gets the key
 * here by which its place is kept.
 */
export function returnToPlace(): void {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const state = (history.state ?? {}) as { key?: string };
  if (arrived?.type === 'navigate') {
    history.replaceState({ key: Math.random().toString(36).slice(2), ...state }, '');
    return;
  }
  const { pathname, search, hash } = location;
  const kept = sessionStorage.getItem('react-router-scroll-positions') ?? '{}';
  const top = (JSON.parse(kept) as Record<string, number>)[state.key ?? pathname + search + hash];
  if (!top) return;
  const settle = (): void => scrollTo({ top, behavior: 'instant' });
  document.addEventListener('DOMContentLoaded', settle, { once: true });
}
