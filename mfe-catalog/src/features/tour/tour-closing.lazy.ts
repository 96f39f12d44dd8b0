import { lazyPage } from '@valam/mfe-kit/remote';

/** What stands at the end of a tour's page. */
export const tourClosing = lazyPage(
  'tour-closing',
  () => import(/* webpackChunkName: "tour-closing" */ './tour-closing'),
);
