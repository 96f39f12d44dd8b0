/** For pages: the store shared by all remotes, and their own slices. */
export { createSelector, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
export { useAppDispatch, useAppSelector } from './store/hooks';
export type { AppState } from './store/app-state';
