import { lazyPage } from '@valam/mfe-kit/remote';

/** The side column of a temple's page; on a phone it is below the text. */
export const templeSide = lazyPage(
  'temple-side',
  () => import(/* webpackChunkName: "temple-side" */ './temple-side'),
);
