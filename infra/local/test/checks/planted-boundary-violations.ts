/** For each boundary rule, files that break it: path → imported path. */
export const boundaryViolations: Record<string, Record<string, string>> = {
  'no-cycles': {
    'packages/ui/src/planted/a.ts': './b',
    'packages/ui/src/planted/b.ts': './a',
    'infra/chaos/src/planted/a.ts': './b.ts',
    'infra/chaos/src/planted/b.ts': './a.ts',
    'e2e/support/planted/a.ts': './b',
    'e2e/support/planted/b.ts': './a',
  },
  resolvable: { 'packages/ui/src/planted/lost.ts': './nowhere' },
  'no-build-output': {
    'packages/mfe-kit/src/planted-built.ts': '../dist/thing.js',
    'packages/mfe-kit/dist/thing.js': '',
  },
  'no-barrels': {
    'packages/ui/src/planted/barrel.ts': './many/index',
    'packages/ui/src/planted/many/index.ts': '',
  },
  'no-tests-in-code': {
    'packages/ui/src/planted/needs-test.ts': './some.test',
    'packages/ui/src/planted/some.test.ts': '',
  },
  'contracts-imports': { 'packages/contracts/src/planted/heavy.ts': 'react' },
  'ui-imports': {
    'packages/ui/src/planted/calls.ts': '../../../contracts/src/planted/call',
    'packages/contracts/src/planted/call.ts': '',
  },
  'ui-holds-no-state': { 'packages/ui/src/planted/state.ts': 'react-redux' },
  'mfe-kit-imports': {
    'packages/mfe-kit/src/planted-looks.ts': '../../ui/src/planted/leaf',
    'packages/ui/src/planted/leaf.ts': '',
  },
  'registry-imports': { 'packages/registry/src/planted/looks.ts': '../../../ui/src/planted/leaf' },
  'shell-never-writes-the-registry': { 'shell/src/planted-writer.ts': '@valam/registry/write-registry' },
  'service-kit-imports': { 'packages/service-kit/src/planted/looks.ts': '../../../ui/src/planted/leaf' },
  'service-kit-knows-no-service': {
    'packages/service-kit/src/planted/business.ts': '../../../contracts/src/leads/planted',
    'packages/contracts/src/leads/planted.ts': '',
  },
  'testing-imports': { 'packages/testing/src/planted/looks.ts': '../../../ui/src/planted/leaf' },
  'testing-is-for-tests': { 'services/leads/src/planted/tries.ts': '@valam/testing/http' },
  'mfe-catalog-stands-alone': {
    'mfe-catalog/src/planted.ts': '../../mfe-booking/src/planted-leaf',
    'mfe-booking/src/planted-leaf.ts': '',
  },
  'mfe-booking-stands-alone': {
    'mfe-booking/src/planted.ts': '../../shell/src/planted-leaf',
    'shell/src/planted-leaf.ts': '',
  },
  'mfe-account-stands-alone': { 'mfe-account/src/planted.ts': '../../mfe-booking/src/planted-leaf' },
  'shell-loads-remotes-at-run-time': { 'shell/src/planted.ts': '../../mfe-booking/src/planted-leaf' },
  'service-gateway-stands-alone': {
    'services/gateway/src/planted.ts': '../../leads/src/planted-leaf.js',
    'services/leads/src/planted-leaf.ts': '',
  },
  'service-catalog-stands-alone': { 'services/catalog/src/planted.ts': '../../leads/src/planted-leaf.js' },
  'service-identity-stands-alone': { 'services/identity/src/planted.ts': '../../leads/src/planted-leaf.js' },
  'service-notifications-stands-alone': {
    'services/notifications/src/planted.ts': '../../leads/src/planted-leaf.js',
  },
  'service-leads-stands-alone': {
    'services/leads/src/planted.ts': '../../identity/src/planted-leaf.js',
    'services/identity/src/planted-leaf.ts': '',
  },
  'front-end-without-back-end': {
    'mfe-account/src/planted-behind.ts': '../../services/leads/src/planted-leaf',
  },
  'back-end-without-front-end': {
    'services/leads/src/planted-page.ts': '../../../packages/ui/src/planted/leaf.js',
  },
  'contracts-know-nobody': { 'packages/contracts/src/planted/knows.ts': '../../../ui/src/planted/leaf.js' },
  'features-stand-alone': {
    'mfe-catalog/src/features/planted-a/a.ts': '../planted-b/b',
    'mfe-catalog/src/features/planted-b/b.ts': '',
  },
  'features-below-pages': {
    'mfe-catalog/src/features/planted-c/c.ts': '../../pages/planted-page',
    'mfe-catalog/src/pages/planted-page.ts': '',
  },
  'api-below-features': { 'mfe-catalog/src/api/planted.ts': '../features/planted-b/b' },
  'leads-layers': {
    'services/leads/src/terms/planted-upward.ts': '../admin/planted-office.js',
    'services/leads/src/admin/planted-office.ts': '',
  },
  'identity-layers': {
    'services/identity/src/user/planted-upward.ts': '../session/planted-session.js',
    'services/identity/src/session/planted-session.ts': '',
  },
  'catalog-layers': {
    'services/catalog/src/content/planted-upward.ts': '../tour/planted-tour.js',
    'services/catalog/src/tour/planted-tour.ts': '',
  },
  'gateway-layers': {
    'services/gateway/src/http/planted-upward.ts': '../session/planted-session.js',
    'services/gateway/src/session/planted-session.ts': '',
  },
  'notifications-layers': {
    'services/notifications/src/mail/planted-upward.ts': '../delivery/planted-delivery.js',
    'services/notifications/src/delivery/planted-delivery.ts': '',
  },
  'rules-are-plain': {
    'services/leads/src/planted/decides.ts': 'typeorm',
    'services/leads/src/planted/decides.test.ts': '',
  },
  'handlers-only-bind': {
    'services/leads/src/planted/planted.controller.ts': './planted.entity.js',
    'services/leads/src/planted/planted.entity.ts': '',
  },
  'handlers-on-top': { 'services/leads/src/planted/uses-handler.ts': './planted.controller.js' },
};

/** Other imports by which a service's folder violates its layer. */
export const besidesLayers = {
  'services/leads/src/referral/planted-beside.ts': '../newsletter/subscriber.entity.js',
  'services/leads/src/admin/planted-unlisted.ts': '../planted/decides.js',
  'services/leads/src/planted/planted-unlisted.ts': '../terms/planted-upward.js',
};
