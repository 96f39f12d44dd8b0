/** What an entry of the history knows of its page. */
export interface EntryState {
  readonly scrollY?: number;
}

/** A browser lets a page change its history a hundred times in half a minute. */
const restMs = 300;

/**
 * Writes into the history how far down the page the visitor is, whenever scrolling has come to rest: when a page is left
 * for another document it is too late. `write` does it at once, `leave` drops what belongs to the entry before.
 */
export function followPlaceOnPage(): { write(): void; leave(): void } {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = (): void => clearTimeout(resting);
  function write(): void {
    leave();
    history.replaceState({ scrollY: window.scrollY } satisfies EntryState, '');
  }
  function onScroll(): void {
    leave();
    resting = setTimeout(write, restMs);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  return { write, leave };
}
