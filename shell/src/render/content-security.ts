import { firstPaintScript } from './first-paint/first-paint';
import { hotUpdateHook } from './hot-update-hook';
import type { RendererSettings } from './protocol';

/** Origins that Google's tag manager and the scripts it loads connect to. */
const tagManagerSources = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * The Content-Security-Policy of a page: the one inline script, by its hash, and the scripts that it adds; everything else
 * from this site. A third party is allowed only where it is configured. The policy is the same for every response, so that
 * documents can be cached. Inline styles are allowed: libraries write them at runtime, and no hash could name them.
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
    // Explicit, because workers otherwise fall back to `script-src`.
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
