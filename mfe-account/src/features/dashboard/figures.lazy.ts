import { lazyPage } from '@valam/mfe-kit/remote';

/** The part of the dashboard that is below the fold on a phone. */
export const figures = lazyPage(
  'dashboard-figures',
  () => import(/* webpackChunkName: "dashboard-figures" */ './figures'),
);
