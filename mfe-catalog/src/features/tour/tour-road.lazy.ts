import { lazyPage } from '@valam/mfe-kit/remote';

/** A tour from what buyers ask to where they sleep. */
export const tourRoad = lazyPage(
  'tour-road',
  () => import(/* webpackChunkName: "tour-road" */ './tour-road'),
);
