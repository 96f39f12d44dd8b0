import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { hostFacts } from '../../features/hosts/host-facts.lazy';
import { hostArticlesAsked } from '../../features/hosts/hosts-asked';
import { notFoundView } from './not-found';

const { articles, contributor, contributors, faqs, testimonials } = catalogApi.endpoints;

export const peopleRoutes = [
  page({
    path: '/host',
    page: lazyPage('hosts-page', () => import(/* webpackChunkName: "hosts-page" */ '../../pages/hosts-page')),
    load: (app) =>
      orSkeleton(app, Promise.all([app.query(contributors, {}), app.attempt(faqs, { type: 'Host' })])),
    slots: () => [{ name: 'account/HostApplication', of: {}, later: true }],
  }),
  page({
    path: '/host/:slug',
    page: lazyPage('host-page', () => import(/* webpackChunkName: "host-page" */ '../../pages/host-page')),
    later: [hostFacts],
    load: (app, { params }) =>
      Promise.all([app.query(contributor, { slug: params.slug }), app.attempt(articles, hostArticlesAsked)]),
    notFound: notFoundView((views) => views.HostNotFound),
  }),
  page({
    path: '/testimonials',
    page: lazyPage(
      'testimonials-page',
      () => import(/* webpackChunkName: "testimonials-page" */ '../../pages/testimonials-page'),
    ),
    load: (app) => orSkeleton(app, app.query(testimonials, {})),
  }),
];
