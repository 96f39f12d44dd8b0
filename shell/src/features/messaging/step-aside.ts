import { coveredBy } from './covered';

/** On wide screens the button is beside the text rather than on it. */
const isWide = (): boolean => window.matchMedia('(min-width: 1024px)').matches;

/** Smaller changes do not count as scrolling: they come from lazy layout and unsteady fingers. */
const leastMove = 8;
const restMs = 300;

/**
 * Hides a button at the bottom of the viewport (`data-aside`) while the visitor scrolls down, except on wide screens. It returns on
 * scrolling up, or when scrolling stops where it covers no text. It never stays on a control.
 */
export function stepAside(button: HTMLElement): () => void {
  let top = window.scrollY;
  let isScrollingDown = false;
  // When scrolling stops for the first time, the button is shown even on text, so that every visitor sees it once.
  let isMet = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const setAside = (isAside: boolean): void => void button.toggleAttribute('data-aside', isAside);
  function move(): void {
    const by = window.scrollY - top;
    if (Math.abs(by) >= leastMove) {
      top += by;
      isScrollingDown = by > 0 && isMet;
      setAside(isScrollingDown && !isWide());
    }
    waitForRest();
  }
  function rest(): void {
    const covered = coveredBy(button);
    setAside(covered === 'control' || (covered === 'text' && isScrollingDown && !isWide()));
    isMet = true;
  }
  function waitForRest(): void {
    clearTimeout(pause);
    pause = setTimeout(rest, restMs);
  }
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  waitForRest();
  window.addEventListener('scroll', move, options);
  // Anything that opens or closes changes what the button covers.
  for (const change of ['click', 'focusin']) window.addEventListener(change, waitForRest, options);
  return () => {
    ended.abort();
    clearTimeout(pause);
    setAside(false);
  };
}
