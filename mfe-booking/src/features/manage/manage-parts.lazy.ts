import { lazyPage } from '@valam/mfe-kit/remote';

/** The sections below the state of a booking and its amounts. */
export const manageParts = lazyPage(
  'manage-parts',
  () => import(/* webpackChunkName: "manage-parts" */ './manage-parts'),
);
