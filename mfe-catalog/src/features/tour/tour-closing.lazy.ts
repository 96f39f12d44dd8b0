import { lazyPage } from '@valam/mfe-kit/remote';

/** The last part of a tour's page: pictures, reviews and FAQs. */
export const tourClosing = lazyPage(
  'tour-closing',
  () => import(/* webpackChunkName: "tour-closing" */ './tour-closing'),
);
