import { lazyPage } from '@valam/mfe-kit/remote';

/** What stands below every page: its code comes when someone has gone down there. */
export const pageFoot = lazyPage(
  'page-foot',
  () => import(/* webpackChunkName: "page-foot" */ './page-foot'),
);
