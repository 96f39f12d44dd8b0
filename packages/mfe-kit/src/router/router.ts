import type { PageView } from '../host/page-view';
import type { NavigateOptions } from '../shell/shell-api';
import { hrefOf, parseLocation, type PageLocation } from './location';
import { followPlaceOnPage, type EntryState } from './place-on-page';

/** What the router shows, and whether something else is on its way. */
export interface RouterState {
  readonly location: PageLocation;
  readonly view: PageView;
  /** Where a navigation in progress leads. */
  readonly pending: PageLocation | null;
  /** Grows with each page shown. */
  readonly visit: number;
}

/** The address bar and the page below it. */
export interface Router {
  state(): RouterState;
  subscribe(listener: () => void): () => void;
  navigate(to: string, options?: NavigateOptions): void;
  /** Gets a page's code before it is asked for. */
  prepare(to: string): void;
  /** Puts another view in the place of the present one; the address stays. */
  show(view: PageView): void;
}

/** The router of a server's page view: it stands still. */
export function createStandingRouter(location: PageLocation, view: PageView): Router {
  const state: RouterState = { location, view, pending: null, visit: 0 };
  return {
    state: () => state,
    subscribe: () => () => undefined,
    navigate: () => undefined,
    prepare: () => undefined,
    show: () => undefined,
  };
}

export interface BrowserRouterOptions {
  readonly location: PageLocation;
  readonly view: PageView;
  readonly open: (location: PageLocation) => Promise<PageView>;
  readonly prepare: (location: PageLocation) => void;
  /** After a page was shown: scroll, focus, counting. */
  readonly onShown: (state: RouterState, how: { scroll: boolean; restore: number | null }) => void;
}

/** The router of a tab. A page that cannot be had is asked from the server as a document. */
export function createBrowserRouter(options: BrowserRouterOptions): Router {
  let state: RouterState = { location: options.location, view: options.view, pending: null, visit: 0 };
  let attempt = 0;
  const place = followPlaceOnPage();
  const listeners = new Set<() => void>();
  const set = (next: RouterState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function open(
    location: PageLocation,
    commit: () => void,
    how: { scroll: boolean; restore: number | null },
  ): Promise<void> {
    const mine = ++attempt;
    set({ ...state, pending: location });
    const view = await options.open(location);
    if (mine !== attempt) return;
    if (view.kind === 'redirect') return navigate(view.to, { replace: true });
    if (view.kind === 'unavailable') return window.location.assign(hrefOf(location));
    commit();
    set({ location, view, pending: null, visit: state.visit + 1 });
    options.onShown(state, how);
  }

  function navigate(to: string, { replace = false, scroll = true }: NavigateOptions = {}): void {
    const location = parseLocation(to, state.location);
    if (!location) return window.location.assign(to);
    const isSamePlace = hrefOf(location) === hrefOf(state.location);
    if (!isSamePlace && isOnlyHashChange(location, state.location)) {
      window.location.hash = location.hash;
      return;
    }
    place.write();
    void open(
      location,
      () => {
        if (replace || isSamePlace) history.replaceState({}, '', hrefOf(location));
        else history.pushState({}, '', hrefOf(location));
      },
      { scroll, restore: null },
    );
  }

  window.addEventListener('popstate', (event) => {
    place.leave();
    const location = parseLocation(window.location.pathname + window.location.search + window.location.hash);
    if (!location) return;
    if (isOnlyHashChange(location, state.location)) return set({ ...state, location });
    const { scrollY = 0 } = (event.state ?? {}) as EntryState;
    void open(location, () => undefined, { scroll: true, restore: scrollY });
  });
  history.scrollRestoration = 'manual';

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    prepare(to) {
      const location = parseLocation(to, state.location);
      if (location) options.prepare(location);
    },
    show: (view) => set({ ...state, view, visit: state.visit + 1 }),
  };
}

const isOnlyHashChange = (to: PageLocation, from: PageLocation): boolean =>
  to.pathname === from.pathname && to.search === from.search && to.hash !== from.hash;
