import { lazyPage, page, redirect } from '@valam/mfe-kit/remote';
import { signInAddress } from '../parts/sign-in-address';

/** `/admin` and everything below it, rendered only in the browser. */
export const adminRoute = page({
  path: '/admin/*',
  page: lazyPage('admin-page', () => import(/* webpackChunkName: "admin-page" */ './admin-page.browser')),
  async load(app, { location }) {
    const session = await app.session();
    if (session.status === 'signed-out') redirect(signInAddress(location.pathname + location.search));
  },
  browserOnly: true,
});
