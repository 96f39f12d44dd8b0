import { lazyPage } from '@valam/mfe-kit/remote';

/** The middle of a tour's page, from facts for buyers to the accommodation. */
export const tourRoad = lazyPage(
  'tour-road',
  () => import(/* webpackChunkName: "tour-road" */ './tour-road'),
);
