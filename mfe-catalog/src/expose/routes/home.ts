import { lazyPage, page } from '@valam/mfe-kit/remote';
import { homeStory } from '../../features/home/home-story.lazy';
import { loadHome } from '../../features/home/load-home';

export const homeRoutes = [
  page({
    path: '/',
    page: lazyPage('home-page', () => import(/* webpackChunkName: "home-page" */ '../../pages/home-page')),
    load: loadHome,
    later: [homeStory],
  }),
];
