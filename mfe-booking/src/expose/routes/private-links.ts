import { lazyPage, page, type AppContext } from '@valam/mfe-kit/remote';
import { bookingApi } from '../../api/booking.api';
import { loadManagedBooking } from '../../features/manage/load-managed-booking';
import { manageParts } from '../../features/manage/manage-parts.lazy';
import { loadUnfinished } from '../../features/booking-panel/load-unfinished';
import { LinkUnknown, openLink } from '../../parts/open-link';

const { endpoints } = bookingApi;

const openNewsletterLink = (app: AppContext, purpose: 'confirm' | 'unsubscribe', token: string) =>
  openLink(app.query(endpoints.newsletterLink, { purpose, token }, { fresh: true }));

/** Pages opened by the secret links in emails. */
export const privateLinkRoutes = [
  page({
    path: '/booking/manage/:token',
    page: lazyPage(
      'manage-page',
      () => import(/* webpackChunkName: "manage-page" */ '../../pages/manage-page'),
    ),
    later: [manageParts],
    load: (app, { params, search }) => loadManagedBooking(app, params.token, search),
    notFound: LinkUnknown,
  }),
  page({
    path: '/booking/waitlist/:token',
    page: lazyPage(
      'waitlist-page',
      () => import(/* webpackChunkName: "waitlist-page" */ '../../pages/waitlist-page'),
    ),
    load: (app, { params }) =>
      openLink(app.query(endpoints.waitlistEntry, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/booking/share/:token',
    page: lazyPage('share-page', () => import(/* webpackChunkName: "share-page" */ '../../pages/share-page')),
    load: (app, { params }) => openLink(app.query(endpoints.share, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/booking/quote/:token',
    page: lazyPage('quote-page', () => import(/* webpackChunkName: "quote-page" */ '../../pages/quote-page')),
    load: (app, { params }) => openLink(app.query(endpoints.quote, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/booking/resume/:token',
    page: lazyPage(
      'resume-page',
      () => import(/* webpackChunkName: "resume-page" */ '../../pages/resume-page'),
    ),
    load: (app, { params }) => loadUnfinished(app, params.token),
    notFound: LinkUnknown,
  }),
  page({
    path: '/booking/reminders-off/:token',
    page: lazyPage(
      'reminders-off-page',
      () => import(/* webpackChunkName: "reminders-off-page" */ '../../pages/reminders-off-page'),
    ),
  }),
  page({
    path: '/booking/review/:token',
    page: lazyPage(
      'review-page',
      () => import(/* webpackChunkName: "review-page" */ '../../pages/review-page'),
    ),
    load: (app, { params }) =>
      openLink(app.query(endpoints.reviewInvitation, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/enquiry/:token',
    page: lazyPage(
      'inquiry-page',
      () => import(/* webpackChunkName: "inquiry-page" */ '../../pages/inquiry-page'),
    ),
    load: (app, { params }) =>
      openLink(app.query(endpoints.inquiry, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/roster/:token',
    page: lazyPage(
      'roster-page',
      () => import(/* webpackChunkName: "roster-page" */ '../../pages/roster-page'),
    ),
    load: (app, { params }) =>
      openLink(app.query(endpoints.roster, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/privacy/:token',
    page: lazyPage(
      'privacy-page',
      () => import(/* webpackChunkName: "privacy-page" */ '../../pages/privacy-page'),
    ),
    load: (app, { params }) =>
      openLink(app.query(endpoints.privacyLink, { token: params.token }, { fresh: true })),
    notFound: LinkUnknown,
  }),
  page({
    path: '/newsletter/confirm/:token',
    page: lazyPage(
      'newsletter-confirm-page',
      () => import(/* webpackChunkName: "newsletter-confirm-page" */ '../../pages/newsletter-confirm-page'),
    ),
    load: (app, { params }) => openNewsletterLink(app, 'confirm', params.token),
    notFound: LinkUnknown,
  }),
  page({
    path: '/newsletter/unsubscribe/:token',
    page: lazyPage(
      'newsletter-unsubscribe-page',
      () =>
        import(
          /* webpackChunkName: "newsletter-unsubscribe-page" */ '../../pages/newsletter-unsubscribe-page'
        ),
    ),
    load: (app, { params }) => openNewsletterLink(app, 'unsubscribe', params.token),
    notFound: LinkUnknown,
  }),
];
