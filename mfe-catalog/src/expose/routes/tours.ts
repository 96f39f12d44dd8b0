import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { tourClosing } from '../../features/tour/tour-closing.lazy';
import { tourRoad } from '../../features/tour/tour-road.lazy';
import { tourTerms } from '../../features/tour/tour-terms.lazy';
import { loadTour } from '../../features/tour/load-tour';
import { belowTheTours } from '../../features/tour-list/below-the-tours.lazy';
import { loadTours } from '../../features/tour-list/load-tours';
import { notFoundView } from './not-found';

export const tourRoutes = [
  page({
    path: '/sacred-calendar',
    page: lazyPage(
      'sacred-calendar-page',
      () => import(/* webpackChunkName: "sacred-calendar-page" */ '../../pages/sacred-calendar-page'),
    ),
    load: (app) => orSkeleton(app, app.query(catalogApi.endpoints.sacredDays, {})),
  }),
  page({
    path: '/shortlist',
    page: lazyPage(
      'shortlist-page',
      () => import(/* webpackChunkName: "shortlist-page" */ '../../pages/shortlist-page'),
    ),
    load: (app) => app.query(catalogApi.endpoints.tours, {}),
  }),
  page({
    path: '/spiritual-tours',
    page: lazyPage('tours-page', () => import(/* webpackChunkName: "tours-page" */ '../../pages/tours-page')),
    later: [belowTheTours],
    load: (app, { search }) => orSkeleton(app, loadTours(app, search)),
  }),
  page({
    path: '/spiritual-tours/:slug',
    page: lazyPage('tour-page', () => import(/* webpackChunkName: "tour-page" */ '../../pages/tour-page')),
    load: (app, { params, search }) => loadTour(app, params.slug, search),
    slots: ({ params }) => [
      { name: 'booking/BookingPanel', of: { tourSlug: params.slug }, later: true },
      { name: 'booking/RefundRuler', of: { tourSlug: params.slug }, later: true },
      { name: 'booking/PrivateTourDialog', of: {}, later: true },
      { name: 'booking/DocumentsForm', of: {}, later: true },
    ],
    later: [tourRoad, tourTerms, tourClosing],
    notFound: notFoundView((views) => views.TourNotFound),
  }),
];
