import type { HttpClient } from '../api/http-client';
import type { UnknownAction } from 'redux';
import type { ShellState } from '../shell/shell-state';

/** Calls that take part in the store: RTK Query's, of one remote. */
export interface StoreCalls {
  readonly reducerPath: string;
  readonly reducer: unknown;
  readonly middleware: unknown;
  readonly util: { resetApiState(): UnknownAction };
}

/** What thunks and base queries get besides the store. */
export interface StoreExtra {
  readonly http: HttpClient;
  /** Lets a remote's calls take part in the store, from the first one on. */
  attach(api: StoreCalls): void;
}

export interface AppState {
  readonly shell: ShellState;
  readonly [part: string]: unknown;
}
