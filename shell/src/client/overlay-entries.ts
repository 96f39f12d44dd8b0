import { overlayPlace, overlaysAt } from '@valam/mfe-kit/host';
import { overlayOpened, type OpenOverlay } from '@valam/ui/dialog/overlay-opened';
import { createPath, NavigationType, type DataRouter } from 'react-router';
import { samePlaceAs } from '../app/place-on-page';

/**
 * Makes Back close the topmost overlay instead of leaving the page: each open overlay has a history entry with the URL of its
 * page. If an overlay is closed in another way, its entry is removed by going back.
 */
export function keepOverlayEntries(router: DataRouter): void {
  let open: readonly OpenOverlay[] = [];
  let shown = router.state.location;

  /** Adds or removes history entries until there are as many as open overlays. */
  function settle(): void {
    // During a navigation: the new page replaces the overlay's entry.
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
    // The page behind a non-modal overlay, such as the country list, can be scrolled, and keeps its position on closing.
    const state = samePlaceAs(location);
    void router.navigate({ pathname, search, hash }, { mask, state, preventScrollReset: true });
  }

  /** Deferred, because a link that closes an overlay starts its navigation after that. */
  const settleSoon = (): void => void setTimeout(settle);

  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const isSamePage = location.pathname === shown.pathname && location.search === shown.search;
    shown = location;
    if (!isSamePage) open = [];
    else if (historyAction === NavigationType.Pop)
      for (const overlay of open.slice(overlaysAt(location)).reverse()) overlay.close();
    // An overlay that refuses to close, because its form is in flight, gets its entry again.
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
