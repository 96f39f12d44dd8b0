import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { ashramContent, templeContent, venueContent, readOrPreview } from '../../api/read-or-preview';
import { templeQueryOf } from '../../features/temples/temple-query';
import { templeSide } from '../../features/temples/temple-side.lazy';
import { venueFaqTypes } from '../../features/venues/venue-faqs';
import { notFoundView } from './not-found';

const { ashrams, faqs, templeFacets, temples, venues } = catalogApi.endpoints;

export const placeRoutes = [
  page({
    path: '/temples',
    page: lazyPage(
      'temples-page',
      () => import(/* webpackChunkName: "temples-page" */ '../../pages/temples-page'),
    ),
    load: (app, { search }) =>
      orSkeleton(
        app,
        Promise.all([app.query(temples, templeQueryOf(search)), app.attempt(templeFacets, undefined)]),
      ),
  }),
  page({
    path: '/temples/:slug',
    page: lazyPage(
      'temple-page',
      () => import(/* webpackChunkName: "temple-page" */ '../../pages/temple-page'),
    ),
    later: [templeSide],
    load: (app, { params, search }) => readOrPreview(app, templeContent, params.slug, search),
    notFound: notFoundView((views) => views.TempleNotFound),
  }),
  page({
    path: '/venues',
    page: lazyPage(
      'venues-page',
      () => import(/* webpackChunkName: "venues-page" */ '../../pages/venues-page'),
    ),
    load: (app) =>
      orSkeleton(
        app,
        Promise.all([app.query(venues, {}), ...venueFaqTypes.map((type) => app.attempt(faqs, { type }))]),
      ),
  }),
  page({
    path: '/venues/:slug',
    page: lazyPage('venue-page', () => import(/* webpackChunkName: "venue-page" */ '../../pages/venue-page')),
    load: (app, { params, search }) => readOrPreview(app, venueContent, params.slug, search),
    notFound: notFoundView((views) => views.VenueNotFound),
  }),
  page({
    path: '/ashrams',
    page: lazyPage(
      'ashrams-page',
      () => import(/* webpackChunkName: "ashrams-page" */ '../../pages/ashrams-page'),
    ),
    load: (app) => orSkeleton(app, app.query(ashrams, {})),
  }),
  page({
    path: '/ashrams/:slug',
    page: lazyPage(
      'ashram-page',
      () => import(/* webpackChunkName: "ashram-page" */ '../../pages/ashram-page'),
    ),
    load: (app, { params, search }) => readOrPreview(app, ashramContent, params.slug, search),
    notFound: notFoundView((views) => views.AshramNotFound),
  }),
];
