import { overlayPlace, overlaysAt } from '@valam/mfe-kit/host';
import { overlayOpened, type OpenOverlay } from '@valam/ui/dialog/overlay-opened';
import { createPath, NavigationType, type DataRouter } from 'react-router';
import { samePlaceAs } from '../app/place-on-page';

/**
 * Makes Back close the uppermost overlay instead of leaving the page: each open overlay has an entry in the history, with the
 * address of its page. An overlay that is closed otherwise takes its entry back.
 */
export function keepOverlayEntries(router: DataRouter): void {
  let open: readonly OpenOverlay[] = [];
  let shown = router.state.location;

  /** Brings the history to as many entries as there are open overlays. */
  function settle(): void {
    // A page that is being opened takes the place of the overlay.
    if (router.state.navigation.state !== 'idle') return;
    const surplus = overlaysAt(router.state.location) - open.length;
    if (surplus > 0) void router.navigate(-surplus);
    if (surplus < 0) add();
  }

  function add(): void {
    const { location } = router.state;
    const { pathname, search } = location;
    const hash = overlayPlace(overlaysAt(location) + 1);
    const mask = createPath(location.mask ?? location);
    // Behind the list of countries the page can be scrolled, and stays where it is when the list is closed.
    const state = samePlaceAs(location);
    void router.navigate({ pathname, search, hash }, { mask, state, preventScrollReset: true });
  }

  /** Later: the link that closes an overlay opens its page first. */
  const settleSoon = (): void => void setTimeout(settle);

  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search;
    shown = location;
    if (!isSamePage) open = [];
    else if (historyAction === NavigationType.Pop)
      for (const overlay of open.slice(overlaysAt(location)).reverse()) overlay.close();
    // One that may not be closed now, because its form is being sent, gets its entry again.
    settleSoon();
  });
  addEventListener(overlayOpened, (event) => {
    const overlay = (event as CustomEvent<OpenOverlay>).detail;
    open = [...open, overlay];
    overlay.closed.addEventListener('abort', () => {
      open = open.filter((one) => one !== overlay);
      settleSoon();
    });
    settle();
  });
  // The page may have been reloaded with an open overlay.
  settleSoon();
}
