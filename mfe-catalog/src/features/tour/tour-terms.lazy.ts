import { lazyPage } from '@valam/mfe-kit/remote';

/** What a tour asks and covers. Nothing in it is pressed, so that its code can wait. */
export const tourTerms = lazyPage(
  'tour-terms',
  () => import(/* webpackChunkName: "tour-terms" */ './tour-terms'),
);
