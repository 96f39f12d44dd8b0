import { lazyPage } from '@valam/mfe-kit/remote';

/** The dashboard below its first screen on a phone. */
export const figures = lazyPage(
  'dashboard-figures',
  () => import(/* webpackChunkName: "dashboard-figures" */ './figures'),
);
