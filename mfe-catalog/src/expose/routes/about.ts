import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { aboutFaqsAsked } from '../../features/about/about-asked';

const { claims, contributors, faqs } = catalogApi.endpoints;

export const aboutRoutes = [
  page({
    path: '/about',
    page: lazyPage('about-page', () => import(/* webpackChunkName: "about-page" */ '../../pages/about-page')),
    load: (app) =>
      Promise.all([
        app.attempt(contributors, {}),
        app.attempt(claims, undefined),
        app.attempt(faqs, aboutFaqsAsked),
      ]),
  }),
  page({
    path: '/contact-us/write-for-us',
    page: lazyPage(
      'write-for-us-page',
      () => import(/* webpackChunkName: "write-for-us-page" */ '../../pages/write-for-us-page'),
    ),
    load: (app) => app.attempt(claims, undefined),
    slots: () => [{ name: 'booking/WritersNewsletter', of: {}, later: true }],
  }),
];
