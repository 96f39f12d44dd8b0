/**
 * Runs in the browser, inlined as source text: it must not use anything outside its body. Keeps the target of the fragment
 * (`#book`) at the top while pictures, fonts and lazy parts above it still change the height of the page: until the first
 * input, at most for ten seconds after the page has loaded or the hash has changed. `returnToPlace` handles reloads and Back.
 */
export function holdTarget(): void {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const signsOfUse = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  let last: ReturnType<typeof setTimeout> | undefined;
  let heights: ResizeObserver | undefined;

  /** The observer reports the initial height too. */
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
  function holdAgain(): void {
    hold();
    releaseLater();
  }
  function end(): void {
    release();
    removeEventListener('hashchange', holdAgain);
    removeEventListener('load', releaseLater);
    for (const sign of signsOfUse) removeEventListener(sign, end, true);
  }
  for (const sign of signsOfUse) addEventListener(sign, end, { capture: true, passive: true });
  addEventListener('hashchange', holdAgain);
  if (arrived?.type !== 'navigate') return;
  document.addEventListener('DOMContentLoaded', hold, { once: true });
  addEventListener('load', releaseLater, { once: true });
}
