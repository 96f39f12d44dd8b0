import type { AppState } from './app-state';
import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** Cached data of each API by reducer path, after the server rendered the page. */
export type ServerState = Readonly<Record<string, unknown>>;

interface QueryState {
  readonly queries?: unknown;
  readonly provided?: unknown;
}

/** State sent to the browser: cached responses, without config and mutations. */
export function serverStateOf({ shell: _shell, ...parts }: AppState): ServerState {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([path, part]) => {
      const { queries, provided } = part as QueryState;
      return queries ? [[path, { queries, provided, mutations: {} }]] : [];
    }),
  );
}

/** Dispatched when an API joins the store; it takes its part by RTK Query's `extractRehydrationInfo`. */
export const serverStateReceived = createAction<ServerState>('serverStateReceived');

/** Returns true if an action has the server state of the API at `reducerPath`. */
export const carriesServerState = <State>(
  action: UnknownAction,
  reducerPath: string,
): action is PayloadAction<Record<string, State>> =>
  serverStateReceived.match(action) && reducerPath in action.payload;
