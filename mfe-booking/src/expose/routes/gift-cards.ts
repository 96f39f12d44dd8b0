import { lazyPage, page } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { LinkUnknown, openLink } from '../../parts/open-link';

const { endpoints } = bookingApi;

export const giftCardRoutes = [
  page({
    path: '/gift-cards',
    page: lazyPage(
      'gift-cards-page',
      () => import(/* webpackChunkName: "gift-cards-page" */ '../../pages/gift-cards-page'),
    ),
    load: async (app, { search }) => {
      const id = search.get('session_id');
      if (id) await openLink(app.query(endpoints.giftCardSession, { id }, { fresh: true }));
    },
    notFound: LinkUnknown,
  }),
  page({
    path: '/gift-cards/:token',
    page: lazyPage(
      'gift-card-page',
      () => import(/* webpackChunkName: "gift-card-page" */ '../../pages/gift-card-page'),
    ),
    load: (app, { params }) =>
      openLink(app.query(endpoints.giftCard, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
];
