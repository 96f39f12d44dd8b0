import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { api } from '../api/tiny.api';

/* at load */

export default remote({
  name: 'catalog',
  apis: [api],
  routes: [
    page({
      path: '/tiny/:slug',
      page: lazyPage('tiny-page', () => import(/* webpackChunkName: "tiny-page" */ '../pages/tiny-page')),
      load: (app, { params }) => app.query(api.endpoints.tour, { slug: params.slug }),
      slots: ({ params }) => [{ name: 'booking/BookingPanel', of: { tourSlug: params.slug } }],
    }),
    page({
      path: '/plain',
      page: lazyPage('plain-page', () => import(/* webpackChunkName: "plain-page" */ '../pages/plain-page')),
    }),
  ],
});
