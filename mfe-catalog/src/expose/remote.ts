import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { catalogApi } from '../api/catalog.api';
import { loadHome } from '../features/home/load-home';
import { TourNotFound } from '../pages/tour-not-found';

/** Everything that catalog offers to the shell. */
export default remote({
  name: 'catalog',
  apis: [catalogApi],
  routes: [
    page({
      path: '/',
      page: lazyPage('home-page', () => import(/* webpackChunkName: "home-page" */ '../pages/home-page')),
      load: loadHome,
    }),
    page({
      path: '/spiritual-tours/:slug',
      page: lazyPage('tour-page', () => import(/* webpackChunkName: "tour-page" */ '../pages/tour-page')),
      load: (app, { params }) => app.query(catalogApi.endpoints.tour, { slug: params.slug }),
      slots: ({ params }) => [{ name: 'booking/BookingPanel', of: { tourSlug: params.slug } }],
      notFound: TourNotFound,
    }),
  ],
});
