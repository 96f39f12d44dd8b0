/** For pages: the store that all of them share. */
export { useDispatch, useSelector } from 'react-redux';
export type { AppState } from './store/app-state';
