/** For pages: the store that all remotes share, and slices of their own. */
export { createSelector, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
export { useAppDispatch, useAppSelector } from './store/hooks';
export type { AppState } from './store/app-state';
