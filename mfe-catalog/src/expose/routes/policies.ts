import { lazyPage, page } from '@valam/mfe-kit/remote';
import { policyContent, readOrPreview } from '../../api/read-or-preview';
import { policyAt, policyPaths, privacyPath } from '../../features/policies/policy-pages';

const policyPage = lazyPage(
  'policy-page',
  () => import(/* webpackChunkName: "policy-page" */ '../../pages/policy-page'),
);

export const policyRoutes = policyPaths.map((path) =>
  page({
    path,
    page: policyPage,
    slots: () => (path === privacyPath ? [{ name: 'booking/PrivacyRequest', of: {}, later: true }] : []),
    load: (app, { search }) => readOrPreview(app, policyContent, policyAt(path), search),
  }),
);
