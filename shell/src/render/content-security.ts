import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { firstPaintScript } from './first-paint/first-paint';
import { hotUpdateHook } from './hot-update-hook';
import { inlineScript } from './inline-script';
import type { RendererSettings } from './protocol';

/** Origins that Google's tag manager and the scripts it loads connect to. */
const tagManagerSources = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/**
 * React's own inline script, in pages with a form whose action is a function: it records submissions before hydration. React does
 * not export its text, so it is extracted from rendered markup.
 */
const [, replayText = ''] =
  /<script[^>]*>(.*)<\/script>/s.exec(renderToString(createElement('form', { action: () => undefined }))) ??
  [];
const formReplay = inlineScript(replayText);

/**
 * The Content-Security-Policy of a page: inline scripts by hash, and the scripts that they add; everything else from this
 * site. A third party is allowed only if it is configured. The policy is the same for every response, so that documents can be
 * cached. Inline styles are allowed, because libraries create them at runtime and their hashes are not known.
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
      formReplay.source,
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
