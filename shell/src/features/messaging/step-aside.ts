import { coveredBy } from './covered';

/** Less is not scrolling: parts of the page that are laid out late move it, and so do unsteady fingers. */
const leastMove = 8;
const restMs = 300;

/**
 * Marks a button at the window's lower edge with `data-aside` while the visitor reads on; it comes back on the way up, or at
 * rest where it covers no text. It never rests on a control.
 */
export function stepAside(button: HTMLElement): () => void {
  let top = window.scrollY;
  let readsOn = false;
  // A visitor who has not seen it yet sees it when they first stop scrolling, wherever that is.
  let isMet = false;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const setAside = (isAside: boolean): void => void button.toggleAttribute('data-aside', isAside);
  function move(): void {
    const by = window.scrollY - top;
    if (Math.abs(by) >= leastMove) {
      top += by;
      readsOn = by > 0 && isMet;
      setAside(readsOn);
    }
    waitForRest();
  }
  function rest(): void {
    const covered = coveredBy(button);
    setAside(covered === 'control' || (covered === 'text' && readsOn));
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
  // What opens or closes brings something else below the button.
  for (const change of ['click', 'focusin']) window.addEventListener(change, waitForRest, options);
  return () => {
    ended.abort();
    clearTimeout(pause);
    setAside(false);
  };
}
