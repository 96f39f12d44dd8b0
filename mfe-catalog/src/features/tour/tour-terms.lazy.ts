import { lazyPage } from '@valam/mfe-kit/remote';

/** Requirements and inclusions of a tour. */
export const tourTerms = lazyPage(
  'tour-terms',
  () => import(/* webpackChunkName: "tour-terms" */ './tour-terms'),
);
