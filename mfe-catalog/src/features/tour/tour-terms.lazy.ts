import { lazyPage } from '@valam/mfe-kit/remote';

/** What a tour asks and covers. */
export const tourTerms = lazyPage(
  'tour-terms',
  () => import(/* webpackChunkName: "tour-terms" */ './tour-terms'),
);
