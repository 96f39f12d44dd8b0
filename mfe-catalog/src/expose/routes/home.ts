import { lazyPage, page } from '@valam/mfe-kit/remote';
import { orSkeleton } from '../../api/or-skeleton';
import { homeStory } from '../../features/home/home-story.lazy';
import { loadHome } from '../../features/home/load-home';

export const homeRoutes = [
  page({
    path: '/',
    page: lazyPage('home-page', () => import(/* webpackChunkName: "home-page" */ '../../pages/home-page')),
    load: (app) => orSkeleton(app, loadHome(app)),
    later: [homeStory],
  }),
];
