import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

type Rule = IRegularForbiddenRuleType;

/** The folders of a service, lowest layer first. Folders of the same layer do not depend on each other. */
type Layers = readonly (readonly string[])[];

/**
 * Within a service, imports point downward: a folder may import folders of the earlier lines, so that no two folders
 * depend on each other. A folder that is not listed imports none, and none imports it.
 */
export const layers: Readonly<Record<string, Layers>> = {
  leads: [
    ['database', 'link', 'migrations', 'provider'],
    ['terms'],
    ['lead'],
    ['departure', 'newsletter', 'referral'],
    ['booking'],
    ['share'],
    ['gift-card', 'ledger', 'payment-plan', 'promo', 'report'],
    ['invoice'],
    ['refund'],
    ['payment'],
    ['checkout', 'review'],
    ['manage', 'unfinished-checkout'],
    ['cancel-departure', 'quote', 'waitlist'],
    ['document', 'roster'],
    ['mail'],
    ['person'],
    ['admin'],
    ['morning'],
  ],
  identity: [
    ['admin', 'limit', 'migrations', 'site'],
    ['audit', 'link', 'user'],
    ['contributor'],
    ['commission', 'password'],
    ['payout', 'totp'],
    ['session'],
    ['account'],
    ['approval', 'staff'],
    ['host-application', 'referral', 'sample'],
    ['morning', 'privacy', 'report'],
  ],
  catalog: [
    ['migrations', 'preview', 'surroundings', 'text'],
    ['search-index'],
    ['content'],
    ['admin'],
    ['expertise', 'faq', 'festival', 'media', 'policy', 'setting', 'trip'],
    ['departure'],
    ['contributor', 'retreat', 'testimonial'],
    ['search', 'tour'],
    ['article', 'ashram', 'temple', 'venue'],
    ['contributor-projection', 'kinds', 'privacy', 'scale', 'sitemap'],
    ['replay', 'sample', 'search-refresh'],
  ],
  gateway: [
    ['http'],
    ['cache', 'session'],
    ['limit'],
    ['route'],
    ['admin', 'catalog', 'identity', 'leads', 'media', 'openapi'],
  ],
  notifications: [['mail', 'migrations'], ['delivery'], ['privacy']],
};

const oneOf = (folders: readonly string[]): string => `(?:${folders.join('|')})`;

/** One rule for each folder, all with the same name: the folders that it must not import. */
function layerRules(service: string, lines: Layers): Rule[] {
  const source = `^services/${service}/src/`;
  const listed = lines.flat();
  const forbid = (from: string, to: string): Rule => ({
    name: `${service}-layers`,
    comment: 'Folders of a service import downward only: packages/config/boundaries/layers.ts.',
    severity: 'error',
    from: { path: `${source}${from}`, pathNot: '\\.test\\.ts$' },
    to: { path: `${source}${to}`, pathNot: `${source}$1/` },
  });
  const unlisted = `(?!${oneOf(listed)}/)[^/]+/`;
  return [
    forbid('([^/]+)/', unlisted),
    forbid(`((?!${oneOf(listed)}/)[^/]+)/`, '[^/]+/'),
    ...lines.flatMap((line, layer) => {
      const upward = lines.slice(layer).flat();
      return line.map((folder) => forbid(`(${folder})/`, `${oneOf(upward)}/`));
    }),
  ];
}

export const allLayerRules = (): Rule[] =>
  Object.entries(layers).flatMap(([service, lines]) => layerRules(service, lines));
