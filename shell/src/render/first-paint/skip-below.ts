/**
 * Runs in the browser, sent as its own source text: it may use nothing from around it. The children of what is marked
 * `data-below` are not laid out for the first paint unless they are on the screen; `client/wake-below.ts` lays them out
 * afterwards, a part at a time. Who comes back, or to a place further down, gets every height at once.
 */
export function skipBelow(): void {
  const arrived = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (arrived?.type !== 'navigate' || location.hash || !CSS.supports('content-visibility', 'auto')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-below]>*{content-visibility:auto;contain-intrinsic-size:auto 40rem}' +
      '[data-below=lines]>*{contain-intrinsic-size:auto 7rem}',
  );
  document.adoptedStyleSheets = [sheet];
}
