import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { adminApi } from '../admin/api/admin.api';
import { adminRoute } from '../admin/admin-route';
import { accountApi } from '../api/account.api';
import { figures } from '../features/dashboard/figures.lazy';
import { earningsLines } from '../features/earnings/earnings-lines.lazy';
import { loadDashboard } from '../features/dashboard/load-dashboard';
import { loadEarnings, loadStatement } from '../features/earnings/load-earnings';
import { loadProfile } from '../features/profile/load-profile';
import { loadAccount } from '../features/sessions/load-account';
import { loadShare } from '../features/share/load-share';
import { openPasswordLink, PasswordLinkDead } from '../features/password/open-password-link';
import { actions } from './actions';

/** Everything that account exposes to the shell and to pages of other remotes. */
export default remote({
  name: 'account',
  apis: [accountApi, adminApi],
  routes: [
    page({
      path: '/login',
      page: lazyPage('login-page', () => import(/* webpackChunkName: "login-page" */ '../pages/login-page')),
    }),
    page({
      path: '/signup',
      page: lazyPage(
        'signup-page',
        () => import(/* webpackChunkName: "signup-page" */ '../pages/signup-page'),
      ),
    }),
    ...(['/verify-email', '/verify-email/:token'] as const).map((path) =>
      page({
        path,
        page: lazyPage(
          'verify-email-page',
          () => import(/* webpackChunkName: "verify-email-page" */ '../pages/verify-email-page'),
        ),
      }),
    ),
    page({
      path: '/forgot-password',
      page: lazyPage(
        'forgot-password-page',
        () => import(/* webpackChunkName: "forgot-password-page" */ '../pages/forgot-password-page'),
      ),
    }),
    page({
      path: '/reset-password/:token',
      page: lazyPage(
        'reset-password-page',
        () => import(/* webpackChunkName: "reset-password-page" */ '../pages/reset-password-page'),
      ),
      load: (app, { params }) => openPasswordLink(app, params.token),
      notFound: PasswordLinkDead,
    }),
    page({
      path: '/referral-program',
      page: lazyPage(
        'referral-program-page',
        () => import(/* webpackChunkName: "referral-program-page" */ '../pages/referral-program-page'),
      ),
      slots: () => [{ name: 'catalog/Questions', of: { type: 'Referral' }, later: true }],
    }),
    page({
      path: '/dashboard/referrals',
      page: lazyPage(
        'dashboard-page',
        () => import(/* webpackChunkName: "dashboard-page" */ '../pages/dashboard-page'),
      ),
      load: loadDashboard,
      later: [figures],
    }),
    page({
      path: '/dashboard/earnings',
      page: lazyPage(
        'earnings-page',
        () => import(/* webpackChunkName: "earnings-page" */ '../pages/earnings-page'),
      ),
      load: loadEarnings,
      later: [earningsLines],
    }),
    page({
      path: '/dashboard/payouts/:payoutId',
      page: lazyPage(
        'statement-page',
        () => import(/* webpackChunkName: "statement-page" */ '../pages/statement-page'),
      ),
      load: loadStatement,
    }),
    page({
      path: '/dashboard/share',
      page: lazyPage('share-page', () => import(/* webpackChunkName: "share-page" */ '../pages/share-page')),
      load: loadShare,
    }),
    page({
      path: '/dashboard/profile',
      page: lazyPage(
        'profile-page',
        () => import(/* webpackChunkName: "profile-page" */ '../pages/profile-page'),
      ),
      load: loadProfile,
    }),
    page({
      path: '/dashboard/account',
      page: lazyPage(
        'account-page',
        () => import(/* webpackChunkName: "account-page" */ '../pages/account-page'),
      ),
      load: loadAccount,
    }),
    adminRoute,
  ],
  slots: {
    'account/HostApplication': {
      component: lazyPage(
        'host-application',
        () =>
          import(/* webpackChunkName: "host-application" */ '../features/host-application/host-application'),
      ),
    },
  },
  actions,
});
