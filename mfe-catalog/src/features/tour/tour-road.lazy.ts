import { lazyPage } from '@valam/mfe-kit/remote';

/** What buyers ask, the road of a tour and its guides. */
export const tourRoad = lazyPage(
  'tour-road',
  () => import(/* webpackChunkName: "tour-road" */ './tour-road'),
);
