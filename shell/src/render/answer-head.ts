import type { ServerResponse } from 'node:http';
import { bestMatch, type PageView } from '@valam/mfe-kit/host';
import { contentSecurityPolicy } from './content-security';
import { remotesInUse } from './head-parts';
import type { PageRequestContext, RenderingTools } from './page-request';
import { usedHeader } from './protocol';
import { isPrivateAddress } from '../remotes/private-address';

/** Status and headers of a page. */
export function writeHead(
  response: ServerResponse,
  status: number,
  context: PageRequestContext,
  shown: PageView,
  { settings, reportCookie }: RenderingTools,
): void {
  const { isPersonal, sources, view, location } = context;
  const { report } = sources.app.store.getState().shell;
  const isPrivate = isPrivateAddress(patternOf(context), location.search);
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', contentSecurityPolicy(settings));
  response.setHeader('cache-control', isPersonal || isPrivate || report ? 'private, no-store' : 'no-cache');
  if (isPrivate) response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('vary', 'cookie, accept-encoding');
  const used = remotesInUse(context, shown).map(
    (name) => `${name}@${view.get(name)?.manifest.version ?? ''}`,
  );
  if (!context.hasInput()) response.setHeader(usedHeader, used.join(','));
  if (status === 503) response.setHeader('retry-after', '5');
  if (report) response.appendHeader('set-cookie', reportCookie.forget);
}

/** The pattern of the page, known from the registry where its remote cannot be had. */
function patternOf({ found, view, location }: PageRequestContext): string | null {
  if (found.kind === 'page') return found.route.path;
  const patterns = [...view.values()].flatMap(({ manifest }) => manifest.paths);
  return bestMatch(patterns, (pattern) => pattern, location.pathname)?.candidate ?? null;
}
