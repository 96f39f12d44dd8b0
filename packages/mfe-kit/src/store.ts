/** For a remote's own slices. Redux Toolkit is only reached through here, so that its unused parts are not shipped. */
export { createSlice, createSelector, type PayloadAction } from '@reduxjs/toolkit';
export { useDispatch, useSelector, useStore } from 'react-redux';
export type { AppState } from './store/app-state';
