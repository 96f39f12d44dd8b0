import { lazyPage, page } from '@valam/mfe-kit/remote';

export const inquiryRoutes = [
  page({
    path: '/contact-us',
    page: lazyPage(
      'contact-page',
      () => import(/* webpackChunkName: "contact-page" */ '../../pages/contact-page'),
    ),
  }),
  page({
    path: '/private-tours',
    page: lazyPage(
      'private-tours-page',
      () => import(/* webpackChunkName: "private-tours-page" */ '../../pages/private-tours-page'),
    ),
    slots: () => [{ name: 'catalog/Questions', of: { type: 'Private Tour' }, later: true }],
  }),
];
