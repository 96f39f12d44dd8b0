import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { searchQueryOf } from '../../features/search/search-query';

export const searchRoutes = [
  page({
    path: '/search',
    page: lazyPage(
      'search-page',
      () => import(/* webpackChunkName: "search-page" */ '../../pages/search-page'),
    ),
    load: (app, { search }) => {
      const asked = searchQueryOf(search);
      return asked.q === '' ? undefined : app.attempt(catalogApi.endpoints.search, asked);
    },
  }),
];
