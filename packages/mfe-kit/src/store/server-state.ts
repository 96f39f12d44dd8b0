import type { AppState } from './app-state';
import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** The cached data of each API by reducer path, after the server has rendered the page. */
export type ServerState = Readonly<Record<string, unknown>>;

interface QueryState {
  readonly queries?: unknown;
  readonly provided?: unknown;
}

/** The state sent to the browser: cached responses, without config and mutations. */
export function serverStateOf({ shell: _shell, ...parts }: AppState): ServerState {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([path, part]) => {
      const { queries, provided } = part as QueryState;
      return queries ? [[path, { queries, provided, mutations: {} }]] : [];
    }),
  );
}

/** Dispatched when an API joins the store, which reads its part by RTK Query's `extractRehydrationInfo`. */
export const serverStateReceived = createAction<ServerState>('serverStateReceived');

/** True if the action has server state for the API at `reducerPath`. */
export const carriesServerState = <State>(
  action: UnknownAction,
  reducerPath: string,
): action is PayloadAction<Record<string, State>> =>
  serverStateReceived.match(action) && reducerPath in action.payload;
