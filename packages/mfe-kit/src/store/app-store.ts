import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { shellSlice, type ShellState } from '../shell/shell-state';
import type { AppState, StoreExtra, StorePart } from './app-state';
import { serverStateReceived, type ServerState } from './server-state';

export interface AppStoreOptions extends StoreExtra {
  readonly shell: ShellState;
  /** The remotes whose code is loaded. */
  readonly parts: readonly StorePart[];
  readonly serverState?: ServerState;
}

/**
 * One store per page view on the server, one per tab in the browser. Each has its own reducer, which `inject` mutates: a
 * shared reducer would mix versions of a remote across requests.
 */
export function createAppStore({ shell, parts, serverState, ...extra }: AppStoreOptions) {
  const reducer = combineSlices(shellSlice).withLazyLoadedSlices<Record<string, unknown>>();
  const lateMiddleware = createDynamicMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Development builds check the whole state on each action, which exceeds the default of 32 ms with the data of one page.
        immutableCheck: { warnAfter: 250 },
        serializableCheck: { warnAfter: 250 },
      }).concat(lateMiddleware.middleware),
    preloadedState: { shell },
  });
  const known = new Set<StorePart>();

  /** Adds remotes, initially or when their code has loaded. */
  function addParts(added: readonly StorePart[]): void {
    const fresh = added.filter((part) => !known.has(part));
    if (fresh.length === 0) return;
    for (const part of fresh) {
      known.add(part);
      for (const slice of [...part.apis, ...(part.slices ?? [])]) reducer.inject(slice);
      lateMiddleware.addMiddleware(...part.apis.map((api) => api.middleware));
    }
    const paths = fresh.flatMap(({ apis }) => apis.map(({ reducerPath }) => reducerPath));
    store.dispatch(
      serverStateReceived(
        Object.fromEntries(Object.entries(serverState ?? {}).filter(([path]) => paths.includes(path))),
      ),
    );
  }
  addParts(parts);

  return {
    ...store,
    http: extra.http,
    /** The state that the server rendered with, in the browser only: React hydrates with it, then renders the current state. */
    rendered: serverState && ({ ...serverState, shell } satisfies AppState),
    addPart: (part: StorePart): void => addParts([part]),
  };
}

export type AppStore = ReturnType<typeof createAppStore>;
