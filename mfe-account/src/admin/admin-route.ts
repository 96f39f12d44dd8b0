import { lazyPage, page, redirect } from '@valam/mfe-kit/remote';

/** `/admin` and everything below it, rendered in the browser only. */
export const adminRoute = page({
  path: '/admin/*',
  page: lazyPage('admin-page', () => import(/* webpackChunkName: "admin-page" */ './admin-page.browser')),
  async load(app) {
    const session = await app.session();
    if (session.status === 'signed-out') redirect('/login');
  },
  browserOnly: true,
});
