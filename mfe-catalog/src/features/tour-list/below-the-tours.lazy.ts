import { lazyPage } from '@valam/mfe-kit/remote';

/** The page below the list of tours. */
export const belowTheTours = lazyPage(
  'below-the-tours',
  () => import(/* webpackChunkName: "below-the-tours" */ './below-the-tours'),
);
