import { lazyPage } from '@valam/mfe-kit/remote';

/** The road of a tour and its guides. Nothing in it is pressed, so that its code can wait. */
export const tourRoad = lazyPage(
  'tour-road',
  () => import(/* webpackChunkName: "tour-road" */ './tour-road'),
);
