import { lazyPage } from '@valam/mfe-kit/remote';

/** The newsletter form and the footer; their code is loaded when the visitor scrolls down to them. */
export const pageFoot = lazyPage(
  'page-foot',
  () => import(/* webpackChunkName: "page-foot" */ './page-foot'),
);
