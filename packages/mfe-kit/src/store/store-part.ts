import type { MiddlewareAPI, Slice, UnknownAction } from '@reduxjs/toolkit';

/** Any remote's API, as the store sees it. */
export interface RemoteApi {
  readonly reducerPath: string;
  reducer(state: unknown, action: UnknownAction): unknown;
  middleware(api: MiddlewareAPI): (next: (action: unknown) => unknown) => (action: unknown) => unknown;
  readonly util: { resetApiState(): UnknownAction };
}

/** What a remote adds to the store. */
export interface StorePart {
  readonly apis: readonly RemoteApi[];
  readonly slices?: readonly Slice[];
}
