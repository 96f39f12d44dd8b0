import type { ServerResponse } from 'node:http';
import type { PageView } from '@valam/mfe-kit/host';
import { contentSecurityPolicy } from './content-security';
import { remotesInUse } from './head-parts';
import type { PageRequestContext } from './page-request';
import { usedHeader, type RendererSettings } from './protocol';
import { forgetReport } from './report-cookie';

/** Status and headers of a page. */
export function writeHead(
  response: ServerResponse,
  status: number,
  context: PageRequestContext,
  shown: PageView,
  settings: RendererSettings,
): void {
  const { nonce, isPersonal, sources, view, location } = context;
  const isPreview = new URLSearchParams(location.search).has('preview');
  response.statusCode = status;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', contentSecurityPolicy(nonce, settings));
  response.setHeader('cache-control', isPersonal || isPreview ? 'private, no-store' : 'no-cache');
  if (isPreview) response.setHeader('x-robots-tag', 'noindex');
  response.setHeader('vary', 'cookie, accept-encoding');
  const used = remotesInUse(context, shown).map(
    (name) => `${name}@${view.get(name)?.manifest.version ?? ''}`,
  );
  response.setHeader(usedHeader, used.join(','));
  if (status === 503) response.setHeader('retry-after', '5');
  if (sources.app.store.getState().shell.report) response.appendHeader('set-cookie', forgetReport);
}
