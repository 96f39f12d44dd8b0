import { lazyPage } from '@valam/mfe-kit/remote';

/** The side column of a host's page; on a phone it is below the text. */
export const hostFacts = lazyPage(
  'host-facts',
  () => import(/* webpackChunkName: "host-facts" */ './host-facts'),
);
