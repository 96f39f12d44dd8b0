import type { AppState } from './app-state';
import { createAction, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';

/** By reducer path: what each API held when the server had rendered the page. */
export type ServerState = Readonly<Record<string, unknown>>;

interface QueryState {
  readonly queries?: unknown;
  readonly provided?: unknown;
}

/** What travels to the browser: answers, and no settings or mutations. */
export function serverStateOf({ shell: _shell, ...parts }: AppState): ServerState {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([path, part]) => {
      const { queries, provided } = part as QueryState;
      return queries ? [[path, { queries, provided, mutations: {} }]] : [];
    }),
  );
}

/** Dispatched when an API joins the store; it takes over its own part by RTK Query's `extractRehydrationInfo`. */
export const serverStateReceived = createAction<ServerState>('serverStateReceived');

/** Whether an action carries the state that the API at `reducerPath` had on the server. */
export const carriesServerState = <State>(
  action: UnknownAction,
  reducerPath: string,
): action is PayloadAction<Record<string, State>> =>
  serverStateReceived.match(action) && reducerPath in action.payload;
