import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { searchForm } from '../../features/search/search-form.lazy';
import { searchQueryOf } from '../../features/search/search-query';

export const searchRoutes = [
  page({
    path: '/search',
    page: lazyPage(
      'search-page',
      () => import(/* webpackChunkName: "search-page" */ '../../pages/search-page'),
    ),
    load: (app, { search }) => {
      // Preloads the combobox for a client-side navigation.
      searchForm.preload().catch(() => undefined);
      const asked = searchQueryOf(search);
      return asked.q === '' ? undefined : app.attempt(catalogApi.endpoints.search, asked);
    },
  }),
];
