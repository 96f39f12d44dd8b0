import { lazyPage } from '@valam/mfe-kit/remote';

/** What stands beside the text about a host, and below it on a phone. */
export const hostFacts = lazyPage(
  'host-facts',
  () => import(/* webpackChunkName: "host-facts" */ './host-facts'),
);
