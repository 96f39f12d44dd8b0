/**
 * Runs in the browser, inlined as source text: it must not use anything outside its body. Restores the scroll position after a
 * reload or Back from another document. React Router saves the positions (`ScrollRestoration`, under the keys of
 * `app/place-on-page.ts`), but its code loads after the first paint. A new history entry gets the key under which its
 * position is saved.
 */
export function returnToPlace(): void {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const state = (history.state ?? {}) as { key?: string; usr?: { placeKey?: string } };
  if (arrived?.type === 'navigate') {
    history.replaceState({ key: Math.random().toString(36).slice(2), ...state }, '');
    return;
  }
  const { pathname, search, hash } = location;
  let kept: Record<string, number> = {};
  try {
    kept = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as typeof kept;
  } catch {
    // Storage may be blocked; the scripts after this one, which load the page's code, must still run.
  }
  const top = kept[state.usr?.placeKey ?? state.key ?? pathname + search + hash];
  if (!top) return;
  const settle = (): void => scrollTo({ top, behavior: 'instant' });
  document.addEventListener('DOMContentLoaded', settle, { once: true });
}
