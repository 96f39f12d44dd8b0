import type { HttpClient } from '../api/http-client';
import type { QueryApi } from '../api/query-engine';
import type { ShellState } from '../shell/shell-state';

/** What thunks and base queries get besides the store. */
export interface StoreExtra {
  readonly http: HttpClient;
  /** Lets a remote's calls take part in the store, from the first one on. */
  attach(api: QueryApi): void;
}

export interface AppState {
  readonly shell: ShellState;
  readonly [part: string]: unknown;
}
