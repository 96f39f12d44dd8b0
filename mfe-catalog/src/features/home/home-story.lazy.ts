import { lazyPage } from '@valam/mfe-kit/remote';

/** The home page below the fold. */
export const homeStory = lazyPage(
  'home-story',
  () => import(/* webpackChunkName: "home-story" */ './home-story'),
);
