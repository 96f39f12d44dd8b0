import type { Slice } from '@reduxjs/toolkit';

/** Any remote's API, as the store sees it. */
export interface RemoteApi {
  readonly reducerPath: string;
}

/** What a remote adds to the store. */
export interface StorePart {
  readonly apis: readonly RemoteApi[];
  readonly slices?: readonly Slice[];
}
