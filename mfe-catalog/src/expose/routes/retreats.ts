import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { orSkeleton } from '../../api/or-skeleton';
import { loadRetreat } from '../../features/retreats/load-retreat';
import { retreatQuestions, retreatStory } from '../../features/retreats/retreat-parts.lazy';
import { notFoundView } from './not-found';

export const retreatRoutes = [
  page({
    path: '/retreats',
    page: lazyPage(
      'retreats-page',
      () => import(/* webpackChunkName: "retreats-page" */ '../../pages/retreats-page'),
    ),
    load: (app) => orSkeleton(app, app.query(catalogApi.endpoints.retreats, {})),
  }),
  page({
    path: '/retreats/:slug',
    page: lazyPage(
      'retreat-page',
      () => import(/* webpackChunkName: "retreat-page" */ '../../pages/retreat-page'),
    ),
    load: (app, { params, search }) => loadRetreat(app, params.slug, search),
    slots: ({ params }) => [
      { name: 'booking/RetreatPanel', of: { retreatSlug: params.slug }, later: true },
      { name: 'booking/RetreatEnquiry', of: {}, later: true },
    ],
    later: [retreatStory, retreatQuestions],
    notFound: notFoundView((views) => views.RetreatNotFound),
  }),
];
