import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { callFailure, Unavailable } from '@valam/mfe-kit/host';
import { versionId } from '../remotes/registry';
import { createGatewayHttp } from './gateway-http';
import { budgetMs } from './budgets';
import { loadBundle } from './load-bundle';
import { LoadedVersions, type RemotesInView } from './loaded-versions';
import { createMark } from './mark-file';
import { openRequest } from './page-request';
import {
  traceHeader,
  viewHeader,
  type FromRenderer,
  type RendererSettings,
  type ToRenderer,
} from './protocol';
import { nothingRemembered, RememberedRenderings } from './remembered-renderings';
import { renderPage } from './render-page';
import { runForm } from './run-form';

// A rendering process: renders pages for the front process, which watches it and may end it at any moment.
const settings = JSON.parse(process.env['RENDERER'] ?? '{}') as RendererSettings;
const mark = createMark(settings.markFile);
const versions = new LoadedVersions((manifest) => {
  mark.set(versionId(manifest));
  return loadBundle(manifest, settings);
});
// While code is being written, the same version may mean something else each time.
const remembered = new RememberedRenderings(settings.isUnsignedAllowed ? nothingRemembered : undefined);
const tell = (message: FromRenderer): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

process.on('message', (message: ToRenderer) => {
  if (message.kind === 'ping') tell({ kind: 'pong', count: message.count });
  if (message.kind === 'drop') versions.drop(message.version);
  if (message.kind === 'current') versions.setCurrent(message.manifests);
  if (message.kind === 'load') {
    const version = versionId(message.manifest);
    versions.add(message.manifest).then(
      () => tell({ kind: 'loaded', version, error: null }),
      (error: unknown) => tell({ kind: 'loaded', version, error: String(error) }),
    );
  }
});
// The front process decides when this one ends; a signal to the whole group must not cut pages off.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('unhandledRejection', (reason) => report(remoteOf(mark.last()), reason, '', new Map()));

/** A fault of the remote's own, rather than data that could not be had. */
const isBug = (reason: unknown): boolean => callFailure(reason) === null && !(reason instanceof Unavailable);

function report(remote: string, reason: unknown, trace: string, view: RemotesInView): void {
  tell({
    kind: 'failure',
    remote,
    version: view.get(remote)?.manifest.version ?? null,
    isBug: isBug(reason),
    reason: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    trace,
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const view = versions.view(String(request.headers[viewHeader] ?? '').split(','));
  const trace = String(request.headers[traceHeader] ?? '');
  let broken: string | null = null;
  const onFailure = (remote: string, reason: unknown): void => {
    report(remote, reason, trace, view);
    const version = view.get(remote)?.manifest.version;
    if (version && isBug(reason)) broken ??= `${remote}@${version}`;
  };
  const isForm = request.method === 'POST';
  const cookies: string[] = [];
  const gateway = createGatewayHttp({
    gateways: settings.gateways,
    headers: passedOn(request),
    deadline: performance.now() + (isForm ? budgetMs.form : budgetMs.page),
    ...(isForm ? { onCookies: (set) => cookies.push(...set) } : {}),
  });
  const context = await openRequest(request, {
    settings,
    view,
    http: gateway,
    mark: (remote) => mark.set(`${remote}@${view.get(remote)?.manifest.version ?? ''}`),
    onFailure,
    withAllParts: isForm,
  });
  try {
    if (isForm) await runForm(request, response, context, cookies, onFailure);
    else
      await renderPage(request, response, context, {
        settings,
        remembered,
        onFailure,
        lastMark: () => remoteOf(mark.last()),
        broken: () => broken,
      });
  } finally {
    context.sources.app.store.forget();
  }
}

const remoteOf = (version: string): string => version.slice(0, version.indexOf('@'));

const passed = [
  'cookie',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'user-agent',
  'traceparent',
];

/** What the gateway is told of the visitor. */
function passedOn(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    passed.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

const server = http.createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    report('shell', error, String(request.headers[traceHeader] ?? ''), new Map());
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'x-shell-failed': '1' }).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(settings.socket, () => tell({ kind: 'listening' }));
