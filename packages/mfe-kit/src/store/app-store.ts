import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { shellSlice } from '../shell/shell-state';
import type { AppState, StoreExtra } from './app-state';
import type { StorePart } from './store-part';

/** One store per page view on the server, one per tab in the browser. */
export function createAppStore(options: {
  extra: StoreExtra;
  parts: readonly StorePart[];
  preloaded?: Record<string, unknown>;
}) {
  const reducers: Record<string, Reducer> = { shell: shellSlice.reducer };
  const late = createDynamicMiddleware();
  const known = new Set<StorePart>();

  const learn = (part: StorePart): void => {
    known.add(part);
    for (const api of part.apis) reducers[api.reducerPath] = api.reducer as Reducer;
    for (const slice of part.slices ?? []) reducers[slice.reducerPath] = slice.reducer;
  };
  options.parts.forEach(learn);
  const apis = options.parts.flatMap((part) => part.apis);

  const store = configureStore({
    reducer: combineReducers(reducers) as unknown as Reducer<AppState, UnknownAction>,
    ...(options.preloaded ? { preloadedState: options.preloaded as unknown as AppState } : {}),
    devTools: false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: options.extra },
        serializableCheck: false,
        immutableCheck: false,
      }).concat([...apis.map((api) => api.middleware as Middleware), late.middleware as Middleware]),
  });

  return Object.assign(store, {
    extra: options.extra,
    /** Adds a remote that was loaded after the page had started. */
    addPart(part: StorePart): void {
      if (known.has(part)) return;
      learn(part);
      late.addMiddleware(...part.apis.map((api) => api.middleware as Middleware));
      store.replaceReducer(combineReducers(reducers) as unknown as Reducer<AppState, UnknownAction>);
    },
    /** Lets go of everything that a page view has asked for. */
    forget(): void {
      for (const part of known) for (const api of part.apis) store.dispatch(api.util.resetApiState());
    },
  });
}

export type AppStore = ReturnType<typeof createAppStore>;
