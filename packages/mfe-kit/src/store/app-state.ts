import type { Middleware, Reducer, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { HttpClient } from '../api/http-client';
import type { ShellState } from '../shell/shell-state';
import type { LazyLoadedSlices } from '../lazy-slices';

/** The shell's slice, and beside it whatever the remotes of this page view have injected. */
export interface AppState extends Partial<LazyLoadedSlices> {
  readonly shell: ShellState;
  readonly [reducerPath: string]: unknown;
}

/** What thunks and base queries get besides the store. */
export interface StoreExtra {
  readonly http: HttpClient;
}

export type AppDispatch = ThunkDispatch<AppState, StoreExtra, UnknownAction>;
export type AppThunk<Result> = ThunkAction<Result, AppState, StoreExtra, UnknownAction>;

/** A slice, or anything else with a reducer and its place in the store. */
interface SliceLike {
  readonly reducerPath: string;
  readonly reducer: Reducer;
}

/** The API of any remote, as the store sees it. */
export interface RemoteApi extends SliceLike {
  readonly middleware: Middleware;
  readonly util: { resetApiState(): UnknownAction };
}

/** What a remote adds to the store. */
export interface StorePart {
  readonly apis: readonly RemoteApi[];
  readonly slices?: readonly SliceLike[];
}
