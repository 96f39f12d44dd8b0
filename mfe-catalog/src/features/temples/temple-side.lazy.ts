import { lazyPage } from '@valam/mfe-kit/remote';

/** What stands beside the text about a temple, and below it on a phone. */
export const templeSide = lazyPage(
  'temple-side',
  () => import(/* webpackChunkName: "temple-side" */ './temple-side'),
);
