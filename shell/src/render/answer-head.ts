import type { ServerResponse } from 'node:http';
import type { PageView } from '@valam/mfe-kit/host';
import { contentSecurityPolicy } from './content-security';
import { remotesInUse } from './head-parts';
import { patternOf } from './page-pattern';
import type { PageRequestContext, RenderingTools } from './page-request';
import { usedHeader } from './protocol';
import { referralOfAddress } from './referral-of-address';
import { isOfAccount, isPrivateAddress } from '../remotes/private-address';

/**
 * Cache-Control of a document without visitor-specific content: fresh for one second, served stale for one more during
 * revalidation, and stale while the site is down. So a document is at most two seconds old, and no purge is needed.
 */
const sharedControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';
/** Query parameters of a single visit: the response may set a cookie or contain something for this visitor only. */
const visitNames = ['ref', 'promo', 'preview'];

/** Writes status and headers of a page. */
export function writeHead(
  response: ServerResponse,
  status: number,
  context: PageRequestContext,
  shown: PageView,
  { settings, reportCookie }: RenderingTools,
): void {
  const { sources, view } = context;
  const { report } = sources.app.store.getState().shell;
  const isPrivate = isPrivatePage(context);
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', contentSecurityPolicy(settings));
  response.setHeader(
    'cache-control',
    isOwnPage(context) || status === 403
      ? 'private, no-store'
      : status === 200 && isSharedPage(context, settings)
        ? sharedControl
        : 'private, no-cache',
  );
  if (isPrivate) response.setHeader('x-robots-tag', 'noindex');
  // The analytics of the next document would send the full URL as its referrer. Not `no-referrer`: forms would have no origin.
  if (isPrivate || isOfAccount(context.location.pathname))
    response.setHeader('referrer-policy', 'strict-origin');
  response.setHeader('vary', 'cookie, accept-encoding');
  const used = remotesInUse(context, shown).map(
    (name) => `${name}@${view.get(name)?.manifest.version ?? ''}`,
  );
  if (!context.hasInput()) response.setHeader(usedHeader, used.join(','));
  if (status === 503) response.setHeader('retry-after', '5');
  if (report) response.appendHeader('set-cookie', reportCookie.forget);
  const referral = referralOfAddress(context.location.search, settings.siteOrigin.startsWith('https:'));
  if (referral) response.appendHeader('set-cookie', referral);
}

const isPrivatePage = ({ found, view, location }: PageRequestContext): boolean =>
  isPrivateAddress(patternOf(found, view, location.pathname), location.search);

/** True for a page with content of a single person. */
const isOwnPage = (context: PageRequestContext): boolean =>
  context.isPersonal || isPrivatePage(context) || context.sources.app.store.getState().shell.report !== null;

/** True for a page that shared caches may store if it renders. */
export function isSharedPage(
  context: PageRequestContext,
  { isUnsignedAllowed }: RenderingTools['settings'],
): boolean {
  const search = new URLSearchParams(context.location.search);
  const isOfVisit = visitNames.some((name) => search.has(name));
  // In development the content of a version may change.
  return !isOwnPage(context) && !isOfVisit && !isUnsignedAllowed;
}
