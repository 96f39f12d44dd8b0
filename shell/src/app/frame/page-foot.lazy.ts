import { lazyPage } from '@valam/mfe-kit/remote';

/** The newsletter form and the footer, whose code is loaded near the viewport. */
export const pageFoot = lazyPage(
  'page-foot',
  () => import(/* webpackChunkName: "page-foot" */ './page-foot'),
);
