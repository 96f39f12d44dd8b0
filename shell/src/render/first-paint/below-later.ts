/**
 * Runs in the browser, inlined as source text: it must not use anything outside its body. Children of `data-below` elements are
 * skipped in the first paint unless they are in the viewport; after that they are laid out one child per element at a time, to
 * avoid long tasks. It waits for the event that the fonts have been applied, because earlier layout would be repeated. `entries`
 * are skipped until they are near the viewport, because the font of each script is fetched when its letters are laid out. On a
 * reload, Back, an anchor navigation or the first input, everything is laid out immediately. The browser has then already
 * scrolled to the anchor by estimated heights, so it scrolls again.
 */
export function layOutBelowLater(fontsApply: string): void {
  const arrived = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (arrived?.type !== 'navigate' || location.hash || !CSS.supports('content-visibility', 'auto')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '[data-below]>*{content-visibility:auto}' +
      '[data-below=parts]>*{contain-intrinsic-size:auto 40rem}' +
      '[data-below=lines]>*{contain-intrinsic-size:auto 7rem}',
  );
  document.adoptedStyleSheets = [sheet];
  const rulesBefore = sheet.cssRules.length;
  const wakesWhenIdle = '[data-below]:not([data-below=entries])';
  const signsOfUse = ['pointerdown', 'keydown'];
  let most = 0;
  let awake = 0;

  function end(): void {
    document.adoptedStyleSheets = [];
    removeEventListener('hashchange', arriveAtAnchor);
    for (const sign of signsOfUse) removeEventListener(sign, end, true);
  }
  function arriveAtAnchor(): void {
    end();
    document.querySelector(':target')?.scrollIntoView();
  }
  function whenIdle(then: () => void): void {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 1_000 });
    else setTimeout(then, 100);
  }
  function wakeNext(): void {
    if (document.adoptedStyleSheets.length === 0) return;
    if (awake >= most) return document.querySelector('[data-below=entries]') ? undefined : end();
    awake += 1;
    if (sheet.cssRules.length > rulesBefore) sheet.deleteRule(rulesBefore);
    sheet.insertRule(`${wakesWhenIdle}>:nth-child(-n+${awake}){content-visibility:visible}`, rulesBefore);
    whenIdle(wakeNext);
  }
  function begin(): void {
    for (const place of document.querySelectorAll(wakesWhenIdle)) {
      most = Math.max(most, place.childElementCount);
    }
    whenIdle(wakeNext);
  }
  addEventListener('hashchange', arriveAtAnchor);
  for (const sign of signsOfUse) addEventListener(sign, end, true);
  document.addEventListener(fontsApply, begin, { once: true });
}
