import { firstPaintScript } from './first-paint/first-paint';
import { hotUpdateHook } from './hot-update-hook';
import type { RendererSettings } from './protocol';

/** Whom Google's tag manager and what it loads may talk to. */
const tagManagerSources = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * What a page may load: the one script in the document, by its hash, and what that puts in; everything else from this
 * site. A third party is let in only where it is configured. The policy is the same for every answer, so that documents
 * can be cached. Styles may stand in the document: libraries write theirs while the page runs, and no hash could name them.
 */
export function contentSecurityPolicy({
  extraSources,
  isUnsignedAllowed,
  thirdParties,
}: Pick<RendererSettings, 'extraSources' | 'isUnsignedAllowed' | 'thirdParties'>): string {
  const tagManager = thirdParties.tagManagerId ? tagManagerSources : [];
  const reviews = thirdParties.reviewsWidgetUrl ? [new URL(thirdParties.reviewsWidgetUrl).origin] : [];
  const both = [...tagManager, ...reviews];
  return [
    ['default-src', `'self'`],
    [
      'script-src',
      firstPaintScript.source,
      ...(isUnsignedAllowed ? [hotUpdateHook.source] : []),
      `'strict-dynamic'`,
    ],
    // Named, because a worker would else need what scripts need.
    ['worker-src', `'self'`],
    ['style-src', `'self'`, `'unsafe-inline'`, ...reviews],
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
