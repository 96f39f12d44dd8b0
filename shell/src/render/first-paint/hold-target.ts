/**
 * Runs in the browser, sent as its own source text: it may not use anything outside its body. Keeps the element that the
 * address names (`#book`) at the top while pictures, fonts and lazy parts above it still change the height of the page: until
 * the visitor does something, at most for ten seconds after the page has loaded. A reload or a return is left to
 * `returnToPlace`.
 */
export function holdTarget(): void {
  const [arrived] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const id = location.hash.slice(1);
  if (arrived?.type !== 'navigate' || !id) return;
  const signsOfUse = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
  const settle = (): void =>
    document.getElementById(id)?.scrollIntoView({ block: 'start', behavior: 'instant' });
  const heights = new ResizeObserver(settle);

  function end(): void {
    heights.disconnect();
    for (const sign of signsOfUse) removeEventListener(sign, end, true);
  }
  for (const sign of signsOfUse) addEventListener(sign, end, { capture: true, passive: true });
  document.addEventListener('DOMContentLoaded', () => heights.observe(document.body), { once: true });
  addEventListener('load', () => setTimeout(end, 10_000), { once: true });
}
