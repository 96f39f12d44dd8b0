import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from 'redux';
import type { HttpClient } from '../api/http-client';
import { shellSlice } from '../shell/shell-state';
import type { AppState, StoreCalls, StoreExtra } from './app-state';
import { createLateMiddleware } from './late-middleware';
import type { StorePart } from './store-part';

/** Keeps what the server has asked for until the remote's own calls take part. */
const asLeft =
  (left: unknown): Reducer =>
  (state: unknown = left) =>
    state;

/** One store per page view on the server, one per tab in the browser. */
export function createAppStore(options: {
  extra: { http: HttpClient };
  parts: readonly StorePart[];
  preloaded?: Record<string, unknown>;
}) {
  const reducers: Record<string, Reducer> = { shell: shellSlice.reducer as Reducer };
  const late = createLateMiddleware();
  const known = new Set<StorePart>();
  const attached = new Set<StoreCalls>();

  const learn = (part: StorePart, left: Readonly<Record<string, unknown>> = {}): void => {
    known.add(part);
    for (const api of part.apis) reducers[api.reducerPath] ??= asLeft(left[api.reducerPath] ?? {});
    for (const slice of part.slices ?? []) reducers[slice.reducerPath] = slice.reducer;
  };
  for (const part of options.parts) learn(part);

  const extra: StoreExtra = {
    http: options.extra.http,
    attach(api) {
      if (attached.has(api)) return;
      attached.add(api);
      reducers[api.reducerPath] = api.reducer as Reducer;
      late.add(api.middleware as Middleware);
      store.replaceReducer(rootReducer());
    },
  };
  const rootReducer = () => combineReducers(reducers) as unknown as Reducer<AppState, UnknownAction>;
  const thunks: Middleware =
    ({ dispatch, getState }) =>
    (next) =>
    (action) =>
      typeof action === 'function'
        ? (action as (...given: unknown[]) => unknown)(dispatch, getState, extra)
        : next(action);

  const store = createStore(
    rootReducer(),
    (options.preloaded ?? {}) as unknown as AppState,
    applyMiddleware(thunks, late.middleware),
  );

  return Object.assign(store, {
    extra,
    /** Adds a remote that was loaded after the page had started; `left`: what the server asked for, by API. */
    addPart(part: StorePart, left?: Readonly<Record<string, unknown>>): void {
      if (known.has(part)) return;
      learn(part, left);
      store.replaceReducer(rootReducer());
    },
    /** Lets go of everything that a page view has asked for. */
    forget(): void {
      for (const api of attached) store.dispatch(api.util.resetApiState());
    },
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
