/**
 * Runs in the browser, sent as its own source text: it may not use anything outside its body. Keeps the element that the
 * address names (`#book`) at the top while pictures, fonts and lazy parts above it still change the height of the page: until
 * the visitor does something, at most for ten seconds after the page has loaded or the address has changed. A reload or a
 * return is left to `returnToPlace`.
 */
export function holdTarget(): void {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const signsOfUse = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  let last: ReturnType<typeof setTimeout> | undefined;
  let heights: ResizeObserver | undefined;

  /** The observer also reports the height that the page has at first. */
  function hold(): void {
    release();
    const id = location.hash.slice(1);
    if (!id) return;
    heights = new ResizeObserver(() =>
      document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    heights.observe(document.body);
  }
  function release(): void {
    clearTimeout(last);
    heights?.disconnect();
  }
  function releaseLater(): void {
    clearTimeout(last);
    last = setTimeout(release, 10_000);
  }
  function holdAnew(): void {
    hold();
    releaseLater();
  }
  function end(): void {
    release();
    removeEventListener('hashchange', holdAnew);
    removeEventListener('load', releaseLater);
    for (const sign of signsOfUse) removeEventListener(sign, end, true);
  }
  for (const sign of signsOfUse) addEventListener(sign, end, { capture: true, passive: true });
  addEventListener('hashchange', holdAnew);
  if (arrived?.type !== 'navigate') return;
  document.addEventListener('DOMContentLoaded', hold, { once: true });
  addEventListener('load', releaseLater, { once: true });
}
