import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { policyAt, policyPaths, privacyPath } from '../../features/policies/policy-pages';

const policyPage = lazyPage(
  'policy-page',
  () => import(/* webpackChunkName: "policy-page" */ '../../pages/policy-page'),
);

export const policyRoutes = policyPaths.map((path) =>
  page({
    path,
    page: policyPage,
    slots: () => (path === privacyPath ? [{ name: 'booking/PrivacyRequest', of: {} }] : []),
    load: (app) => app.query(catalogApi.endpoints.policy, { slug: policyAt(path) }),
  }),
);
