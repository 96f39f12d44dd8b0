import type { Middleware, Reducer, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { HttpClient } from '../api/http-client';
import type { Session, ShellState } from '../shell/shell-state';
import type { LazyLoadedSlices } from '../lazy-slices';

/** The shell's slice, and the slices that the remotes of this page view have injected. */
export interface AppState extends Partial<LazyLoadedSlices> {
  readonly shell: ShellState;
  readonly [reducerPath: string]: unknown;
}

/** The extra argument of thunks and base queries. */
export interface StoreExtra {
  readonly http: HttpClient;
  /** Requests the session; in the browser only. */
  readonly askSession?: (http: HttpClient) => Promise<Session>;
}

export type AppDispatch = ThunkDispatch<AppState, StoreExtra, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, AppState, StoreExtra, UnknownAction>;

/** A slice, or any object with a reducer and its path in the store. */
interface SliceLike {
  readonly reducerPath: string;
  readonly reducer: Reducer;
}

/** The API of any remote, for the store. */
export interface RemoteApi extends SliceLike {
  readonly middleware: Middleware;
}

/** Parts of the store that a remote adds. */
export interface StorePart {
  readonly apis: readonly RemoteApi[];
  readonly slices?: readonly SliceLike[];
}
