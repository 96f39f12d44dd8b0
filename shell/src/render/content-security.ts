import type { RendererSettings } from './protocol';

/** Whom Google's tag manager and what it loads may talk to. */
const tagManagerSources = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * What a page may load: scripts and styles with its nonce, everything else from this site. A third party is let in only
 * where it is configured; a script that one of ours puts in needs no word here.
 */
export function contentSecurityPolicy(
  nonce: string,
  { extraSources, thirdParties }: Pick<RendererSettings, 'extraSources' | 'thirdParties'>,
): string {
  const tagManager = thirdParties.tagManagerId ? tagManagerSources : [];
  const reviews = thirdParties.reviewsWidgetUrl ? [new URL(thirdParties.reviewsWidgetUrl).origin] : [];
  const both = [...tagManager, ...reviews];
  return [
    ['default-src', `'self'`],
    ['script-src', `'nonce-${nonce}'`, `'strict-dynamic'`],
    // Named, because a worker would else need what scripts need.
    ['worker-src', `'self'`],
    ['style-src', `'nonce-${nonce}'`, ...reviews],
    ['style-src-attr', `'unsafe-inline'`],
    ['img-src', `'self'`, 'data:', ...both],
    ['font-src', `'self'`, ...reviews],
    ['frame-src', `'self'`, ...reviews],
    ['connect-src', `'self'`, ...extraSources, ...both],
    ['object-src', `'none'`],
    ['base-uri', `'none'`],
    ['form-action', `'self'`],
    ['frame-ancestors', `'none'`],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
