import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { publicRemotes, type ChosenRemote } from '../remotes/public-remote';
import type { Registry } from '@valam/registry/schema';
import type { ClientFailures } from './client-failures';
import type { ShellConfig } from './config';
import type { GatewayProxy, ProxyFacts } from './gateway-proxy';
import type { Log } from './log';
import { isClosedTo, sendClosed } from './maintenance';
import type { Metrics } from './metrics';
import { unsubscribeCalls } from '@valam/contracts/leads/one-click-unsubscribe';
import { isFromThisSite } from '@valam/contracts/shared/request-origin';
import { canonicalPath } from './page-path';
import type { Pages } from './pages';
import type { Readiness } from './readiness';
import type { SiteFiles } from './site-files/site-files';
import { setSecurityHeaders } from './security-headers';
import { filesIn, serveImmutable } from './static-files';
import { traceOf } from './trace';
import { visitorAddress } from './visitor-address';

export interface FrontParts {
  readonly config: ShellConfig;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly registry: () => Registry;
  readonly pages: Pages;
  readonly gateway: GatewayProxy;
  readonly readiness: Readiness;
  readonly clientFailures: ClientFailures;
  readonly siteFiles: SiteFiles;
  /** The folder of the shell's client build. */
  readonly assetsFolder: string;
}

/** Longer than any URL of the site with all filters set. */
const longestAddress = 8_192;

type Kind = 'page' | 'api' | 'media' | 'asset' | 'remote' | 'ops' | 'file';

/** The site's HTTP server: routes each request to its handler. */
export function createFront(parts: FrontParts): http.Server {
  const { log, metrics, config } = parts;
  const server = http.createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    const since = performance.now();
    const { pathname, kind } = placeOf(request, parts.siteFiles);
    response.once('close', () => {
      metrics.answers.observe(
        { kind, status: String(response.statusCode) },
        (performance.now() - since) / 1_000,
      );
    });
    setSecurityHeaders(response, config.siteOrigin);
    // If a connection is closed while the load balancer reuses it, the request is lost.
    if (parts.readiness.isDraining) response.setHeader('connection', 'close');
    answer(parts, kind, pathname, request, response).catch((error: unknown) => {
      log.error('answer failed', { path: pathname, reason: String(error) });
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  return server;
}

function placeOf(request: IncomingMessage, siteFiles: SiteFiles): { pathname: string; kind: Kind } {
  const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
  if (pathname.startsWith('/api/')) return { pathname, kind: 'api' };
  if (pathname.startsWith('/media/')) return { pathname, kind: 'media' };
  if (pathname.startsWith('/assets/')) return { pathname, kind: 'asset' };
  if (pathname.startsWith('/remotes/')) return { pathname, kind: 'remote' };
  if (['/healthz', '/readyz', '/remotes.json', '/client-failures'].includes(pathname)) {
    return { pathname, kind: 'ops' };
  }
  return { pathname, kind: siteFiles.knows(pathname) ? 'file' : 'page' };
}

async function answer(
  parts: FrontParts,
  kind: Kind,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { config, log } = parts;
  const onAway = (reason: unknown): void => log.warn('answer unavailable', { path: pathname, reason });
  // Browsers treat a backslash as a slash: a path that starts with two of either is a URL of another site.
  if (pathname.includes('\\')) return sendText(response, 400, 'There is no such address.');
  const { maintenance } = parts.registry();
  if (maintenance && isClosedTo(kind, pathname)) {
    const { trace } = facts(request, config);
    return sendClosed(response, maintenance, { kind, brand: config.brand, traceId: trace.id });
  }
  switch (kind) {
    case 'asset':
      return serveImmutable(request, response, {
        name: pathname.slice('/assets/'.length),
        find: filesIn(parts.assetsFolder),
        onAway,
      });
    case 'remote':
      return serveImmutable(request, response, {
        name: pathname.slice('/remotes/'.length),
        find: filesIn(config.remotesFrom),
        onAway,
      });
    case 'ops':
      return answerOps(parts, pathname, request, response);
    case 'api':
    case 'media':
      return parts.gateway.pass(request, response, proxyFacts(parts, pathname, request));
    case 'file':
      return parts.siteFiles.answer(pathname, request, response, onAway);
    case 'page':
      return answerPage(parts, pathname, request, response);
  }
}

/** Trace and headers for the gateway. The host is the configured one, because the visitor's header may have any value. */
function facts(request: IncomingMessage, config: ShellConfig) {
  const trace = traceOf(request.headers['traceparent']);
  const site = new URL(config.siteOrigin);
  return {
    trace,
    headers: {
      traceparent: trace.header,
      'x-forwarded-for': visitorAddress(request, config.trustedHops),
      host: site.host,
      'x-forwarded-host': site.host,
      'x-forwarded-proto': site.protocol.slice(0, -1),
    },
  };
}

/** The trace id is logged, because visitors see it as a reference. */
function proxyFacts({ config, log }: FrontParts, pathname: string, request: IncomingMessage): ProxyFacts {
  const known = facts(request, config);
  const onAway = (reason: unknown): void =>
    log.warn('answer unavailable', { path: pathname, traceId: known.trace.id, reason });
  return { ...known, onAway };
}

/**
 * The URL in an email's `List-Unsubscribe` is that of the page: old email programs open it, newer ones post to it automatically
 * (RFC 8058). Their POST can be told from a form of the page, because a browser always sends an origin with a form.
 */
function oneClickUnsubscribe({ method, headers }: IncomingMessage, pathname: string): string | null {
  const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
  if (method !== 'POST' || isBrowser) return null;
  const [, page = '', token] = /^(\/[^/]+\/[^/]+)\/([^/]+)$/.exec(pathname) ?? [];
  return token ? (unsubscribeCalls[page]?.path.replace(':token', () => token) ?? null) : null;
}

async function answerPage(
  parts: FrontParts,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { config, pages, registry } = parts;
  if ((request.url ?? '').length > longestAddress) {
    return sendText(response, 414, 'This address is too long.');
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const unsubscribing = oneClickUnsubscribe(request, pathname);
  if (unsubscribing) {
    request.url = unsubscribing;
    return parts.gateway.pass(request, response, proxyFacts(parts, pathname, request));
  }
  if (!isRead && request.method !== 'POST') {
    return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
  }
  if (!isRead && !isFromThisSite(request.headers, config.siteOrigin)) {
    return sendText(response, 403, 'Forms of other sites are refused.');
  }
  const patterns = Object.values(registry().remotes).flatMap(({ current }) => current.paths);
  const canonical = canonicalPath(pathname, patterns);
  if (isRead && canonical !== pathname) {
    const query = (request.url ?? '').slice(pathname.length);
    return void response.writeHead(301, { location: canonical + query, 'cache-control': 'no-cache' }).end();
  }
  return pages.answer(request, response, facts(request, config));
}

async function answerOps(
  { readiness, registry, clientFailures }: FrontParts,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (pathname) {
    case '/healthz':
      return sendJson(response, 200, { status: 'alive' });
    case '/readyz': {
      const problems = await readiness.problems();
      const isReady = Object.keys(problems).length === 0;
      return sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready', problems });
    }
    case '/remotes.json':
      return sendJson(response, 200, publicRemotes(currentRemotes(registry())));
    default:
      return clientFailures.take(request, response);
  }
}

const currentRemotes = ({ remotes }: Registry): ChosenRemote[] =>
  Object.values(remotes).map(({ current, previous }) => ({ manifest: current, earlier: previous }));

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(text);
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
