import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { TourNotFound } from '../../pages/tour-not-found';

export const tourRoutes = [
  page({
    path: '/spiritual-tours/:slug',
    page: lazyPage('tour-page', () => import(/* webpackChunkName: "tour-page" */ '../../pages/tour-page')),
    load: (app, { params }) => app.query(catalogApi.endpoints.tour, { slug: params.slug }),
    slots: ({ params }) => [{ name: 'booking/BookingPanel', of: { tourSlug: params.slug } }],
    notFound: TourNotFound,
  }),
];
