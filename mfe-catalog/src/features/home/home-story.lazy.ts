import { lazyPage } from '@valam/mfe-kit/remote';

/** What stands below the first view of the home page. */
export const homeStory = lazyPage(
  'home-story',
  () => import(/* webpackChunkName: "home-story" */ './home-story'),
);
