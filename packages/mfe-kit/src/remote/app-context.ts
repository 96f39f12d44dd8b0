import type { Session } from '../shell/shell-state';
import type { ShellApi } from '../shell/shell-api';
import type { AppThunk } from '../store/app-state';
import type { AppStore } from '../store/app-store';

/** The part of RTK Query's endpoints that loaders and actions use. */
export interface QueryEndpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options: { subscribe: boolean; forceRefetch: boolean },
  ): AppThunk<{ unwrap(): Promise<Result> }>;
}

interface MutationEndpoint<Arg, Result> {
  initiate(arg: Arg, options: { track: boolean }): AppThunk<{ unwrap(): Promise<Result> }>;
}

/**
 * The context of loaders and actions: the store and the shell. Created per request on the server and once per tab in the
 * browser.
 */
export interface AppContext {
  readonly isServer: boolean;
  readonly store: AppStore;
  readonly shell: ShellApi;
  /** Reads data that the page requires: a missing record leads to a 404, no response to a 503. */
  query<Arg, Result>(
    endpoint: QueryEndpoint<Arg, Result>,
    arg: Arg,
    options?: { fresh?: boolean },
  ): Promise<Result>;
  /** Reads optional data; undefined if that fails. */
  attempt<Arg, Result>(
    endpoint: QueryEndpoint<Arg, Result>,
    arg: Arg,
    options?: { fresh?: boolean },
  ): Promise<Result | undefined>;
  /** Sends a mutation; a refusal is thrown as `CallRefused`. */
  send<Arg, Result>(endpoint: MutationEndpoint<Arg, Result>, arg: Arg): Promise<Result>;
  /** The session, requested at most once per page view. */
  session(): Promise<Session>;
}
