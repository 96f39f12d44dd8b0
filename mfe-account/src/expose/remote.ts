import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { accountApi } from '../api/account.api';
import { logIn } from '../features/login/log-in';

/** Everything that account offers to the shell. */
export default remote({
  name: 'account',
  apis: [accountApi],
  routes: [
    page({
      path: '/login',
      page: lazyPage('login-page', () => import(/* webpackChunkName: "login-page" */ '../pages/login-page')),
    }),
  ],
  actions: { login: logIn },
});
