import type { PageView } from '../host/page-view';
import { parseLocation, type PageLocation } from '../router/location';
import type { Router, RouterState } from '../router/router';

export interface MemoryRouter extends Router {
  /** Every address that was navigated to. */
  readonly visited: readonly string[];
  open(to: string): Promise<void>;
}

const nowhere: PageView = { kind: 'not-found', remote: null, route: null };

/** A router without an address bar. */
export function createMemoryRouter(open: (location: PageLocation) => Promise<PageView>): MemoryRouter {
  let state: RouterState = {
    location: { pathname: '/', search: '', hash: '' },
    view: nowhere,
    pending: null,
    visit: 0,
  };
  const listeners = new Set<() => void>();
  const visited: string[] = [];
  const set = (next: RouterState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const router: MemoryRouter = {
    visited,
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open(to) {
      const location = parseLocation(to, state.location);
      if (!location) return;
      const view = await open(location);
      set({ location, view, pending: null, visit: state.visit + 1 });
    },
    navigate(to) {
      visited.push(to);
      void router.open(to);
    },
    prepare: () => undefined,
    show: (view) => set({ ...state, view, visit: state.visit + 1 }),
  };
  return router;
}
