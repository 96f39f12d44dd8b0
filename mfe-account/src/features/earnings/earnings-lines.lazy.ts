import { lazyPage } from '@valam/mfe-kit/remote';

/** Commission lines and payouts. */
export const earningsLines = lazyPage(
  'earnings-lines',
  () => import(/* webpackChunkName: "earnings-lines" */ './earnings-lines'),
);
