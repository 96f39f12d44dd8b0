import type { HttpClient } from '../api/http-client';
import type { ShellState } from '../shell/shell-state';

/** What thunks and base queries get besides the store. */
export interface StoreExtra {
  readonly http: HttpClient;
}

export interface AppState {
  readonly shell: ShellState;
  readonly [part: string]: unknown;
}
