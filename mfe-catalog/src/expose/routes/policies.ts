import { lazyPage, page } from '@valam/mfe-kit/remote';
import { catalogApi } from '../../api/catalog.api';
import { policyContent, readOrPreview } from '../../api/read-or-preview';
import { policyAsked, policyPaths, privacyPath } from '../../features/policies/policy-pages';
import { notFoundView } from './not-found';

const policyPage = lazyPage(
  'policy-page',
  () => import(/* webpackChunkName: "policy-page" */ '../../pages/policy-page'),
);

export const policyRoutes = policyPaths.map((path) =>
  page({
    path,
    page: policyPage,
    notFound: notFoundView((views) => views.PolicyNotFound),
    slots: () => (path === privacyPath ? [{ name: 'booking/PrivacyRequest', of: {}, later: true }] : []),
    load: (app, { search }) => {
      const asked = policyAsked(path, search);
      return asked.version
        ? app.query(catalogApi.endpoints.policy, asked)
        : readOrPreview(app, policyContent, asked.slug, search);
    },
  }),
);
