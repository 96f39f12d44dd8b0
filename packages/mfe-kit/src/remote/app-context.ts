import type { Session } from '../shell/shell-state';
import type { ShellApi } from '../shell/shell-api';
import type { AppStore } from '../store/app-store';

/** The part of an RTK Query endpoint that a loader needs. */
export interface LoadableEndpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options?: { subscribe?: boolean; forceRefetch?: boolean },
  ): // eslint-disable-next-line @typescript-eslint/no-explicit-any -- RTK Query's thunk, whatever its store
  (dispatch: any, getState: any, extra: any) => { unwrap(): Promise<Result> };
}

interface WritableEndpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options?: { track?: boolean },
  ): // eslint-disable-next-line @typescript-eslint/no-explicit-any -- RTK Query's thunk, whatever its store
  (dispatch: any, getState: any, extra: any) => { unwrap(): Promise<Result> };
}

/**
 * What loaders and actions work with: the store of this page view and the shell. Made per request on the server and
 * once per tab in the browser.
 */
export interface AppContext {
  readonly isServer: boolean;
  readonly store: AppStore;
  readonly shell: ShellApi;
  /** Reads what the page cannot do without: missing is a 404, no answer a 503. */
  query<Arg, Result>(
    endpoint: LoadableEndpoint<Arg, Result>,
    arg: Arg,
    options?: { fresh?: boolean },
  ): Promise<Result>;
  /** Reads what the page can do without: a failure is `undefined`. */
  attempt<Arg, Result>(
    endpoint: LoadableEndpoint<Arg, Result>,
    arg: Arg,
    options?: { fresh?: boolean },
  ): Promise<Result | undefined>;
  /** Sends a write; a refusal is thrown as `CallRefused`. */
  send<Arg, Result>(endpoint: WritableEndpoint<Arg, Result>, arg: Arg): Promise<Result>;
  /** Who is signed in, asked at most once per page view. */
  session(): Promise<Session>;
}
