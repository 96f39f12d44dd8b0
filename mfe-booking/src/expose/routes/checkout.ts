import { lazyPage, page } from '@valam/mfe-kit/remote';
import { loadCheckout } from '../../features/checkout-return/load-checkout';
import { LinkUnknown } from '../../parts/open-link';

export const checkoutRoutes = [
  page({
    path: '/booking/success',
    page: lazyPage(
      'checkout-success-page',
      () => import(/* webpackChunkName: "checkout-success-page" */ '../../pages/checkout-success-page'),
    ),
    load: (app, { search }) => loadCheckout(app, search),
    notFound: LinkUnknown,
  }),
  page({
    path: '/booking/cancelled',
    page: lazyPage(
      'checkout-cancelled-page',
      () => import(/* webpackChunkName: "checkout-cancelled-page" */ '../../pages/checkout-cancelled-page'),
    ),
    load: (app, { search }) => loadCheckout(app, search),
    notFound: LinkUnknown,
  }),
];
