/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. A visitor who reloads a page, or comes back to it from another document, finds it where it was left. The router writes the place into the history
 * (`@valam/mfe-kit`, `router/place-on-page.ts`), but its code comes after the first paint.
 */
export function returnToPlace(): void {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { scrollY: top } = (history.state ?? {}) as { scrollY?: number };
  if (!top || arrived?.type === 'navigate') return;
  const settle = (): void => scrollTo({ top, behavior: 'instant' });
  document.addEventListener('DOMContentLoaded', settle, { once: true });
}
