import { facesNames } from '../app/boot-data';

const signsOfUse = ['pointerdown', 'keydown'] as const;

/** When the browser has nothing better to do; where it does not tell, in a moment. */
const whenIdle = (then: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: 1_000 });
  else setTimeout(then, 100);
};

/** Words that are laid out before their fonts apply are laid out twice. */
const whenSetInFonts = (then: () => void): void => {
  const faces = document.getElementById(facesNames.id);
  if (faces instanceof HTMLStyleElement && faces.media === 'not all') {
    document.addEventListener(facesNames.event, then, { once: true });
  } else then();
};

/**
 * Lays out what `first-paint/skip-below.ts` left out of the first paint, one child of every marked place at a time, so
 * that no moment is long. Whoever begins to use the page finds it whole.
 */
export function wakeBelow(): void {
  const [sheet] = document.adoptedStyleSheets;
  if (!sheet) return;
  const children = [...document.querySelectorAll('[data-below]')].map((place) => place.childElementCount);
  const most = Math.max(0, ...children);
  const skipping = sheet.cssRules.length;
  let awake = 0;

  function end(): void {
    document.adoptedStyleSheets = [];
    for (const sign of signsOfUse) window.removeEventListener(sign, end, true);
  }
  function wakeNext(): void {
    if (awake >= most || !sheet || document.adoptedStyleSheets.length === 0) return end();
    awake += 1;
    if (sheet.cssRules.length > skipping) sheet.deleteRule(skipping);
    sheet.insertRule(`[data-below]>:nth-child(-n+${awake}){content-visibility:visible}`, skipping);
    whenIdle(wakeNext);
  }
  for (const sign of signsOfUse) window.addEventListener(sign, end, true);
  whenSetInFonts(() => whenIdle(wakeNext));
}
