import { lazyPage, page } from '@valam/mfe-kit/remote';
import { loadHome } from '../../features/home/load-home';

export const homeRoutes = [
  page({
    path: '/',
    page: lazyPage('home-page', () => import(/* webpackChunkName: "home-page" */ '../../pages/home-page')),
    load: loadHome,
  }),
];
