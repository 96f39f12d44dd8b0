import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { setAutoFreeze } from 'immer';
import { callFailure, Unavailable, type ActionReport } from '@valam/mfe-kit/host';
import { versionId } from '@valam/registry/schema';
import { createGatewayHttp } from './gateway-http';
import { budgetMs } from './budgets';
import { KeptSheets } from './kept-sheets';
import { LoadedVersions, type RemotesInView } from './loaded-versions';
import { createMark } from './mark-file';
import { addFormKey } from './form-key';
import { FormTurns } from './form-turns';
import { siteStylesOf } from './head-parts';
import { mayAct } from './form-token';
import { openRequest, type RenderingTools } from './page-request';
import {
  traceHeader,
  viewHeader,
  type FromRenderer,
  type RendererSettings,
  type ToRenderer,
} from './protocol';
import { RemoteHost } from './remote-host';
import { renderPage } from './render-page';
import { ReportCookie } from './report-cookie';
import { readForm, refuse, runForm } from './run-form';
import { Signatures } from './signatures';
import { cookiesOf } from './visitor-facts';

// A rendering process: renders pages for the front process, which monitors it and may kill it at any time.

// A store lives for one rendering, during which views dispatch nothing; freezing responses takes a twentieth of the time.
setAutoFreeze(false);
const settings = JSON.parse(process.env['RENDERER'] ?? '{}') as RendererSettings;
const mark = createMark(settings.markFile);
const signatures = new Signatures(settings.formKeys);
const isSecure = settings.siteOrigin.startsWith('https:');
const tools: RenderingTools = {
  settings,
  signatures,
  reportCookie: new ReportCookie({ signatures, isSecure }),
  siteStyles: siteStylesOf(settings.siteOrigin),
};
const formTurns = new FormTurns({ isSecure });
const exceptCookies = [formTurns.name, tools.reportCookie.name];
const keptSheets = new KeptSheets();
const remoteHost = new RemoteHost(settings);
const versions = new LoadedVersions({
  load(manifest) {
    mark.set({ version: versionId(manifest), hasInput: false });
    return remoteHost.load(manifest);
  },
  drop: (manifest) => remoteHost.drop(manifest),
});
const tell = (message: FromRenderer): void =>
  void process.send?.(message, undefined, undefined, () => undefined);

process.on('message', (message: ToRenderer) => {
  if (message.kind === 'ping') tell({ kind: 'pong', count: message.count });
  if (message.kind === 'drop') versions.drop(message.version);
  if (message.kind === 'current') versions.setCurrent(message.live);
  if (message.kind === 'load') {
    const version = versionId(message.manifest);
    versions.add(message.manifest).then(
      () => tell({ kind: 'loaded', version, error: null }),
      (error: unknown) => tell({ kind: 'loaded', version, error: String(error) }),
    );
  }
});
// The front process ends this one; a signal to the process group must not abort pages.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('unhandledRejection', (reason) => report(remoteOf(mark.last()), reason, '', noView));

/** True for a bug in the remote's code, rather than a failed call. */
const isBug = (reason: unknown): boolean => callFailure(reason) === null && !(reason instanceof Unavailable);

const noView = { remotes: new Map() as RemotesInView, hasInput: true };

function report(
  remote: string,
  reason: unknown,
  trace: string,
  view: { readonly remotes: RemotesInView; readonly hasInput: boolean },
): void {
  tell({
    kind: 'failure',
    remote,
    version: view.remotes.get(remote)?.manifest.version ?? null,
    isBug: isBug(reason),
    hasInput: view.hasInput,
    reason: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    trace,
  });
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const view = versions.view(String(request.headers[viewHeader] ?? '').split(','));
  const trace = String(request.headers[traceHeader] ?? '');
  let broken: string | null = null;
  const isForm = request.method === 'POST';
  const form = isForm ? await readForm(request) : null;
  if (isForm && !form) return refuse(response, 415, 'A form is expected.');
  const turn = formTurns.of(cookiesOf(request.headers));
  if (form) addFormKey(form, request, { signatures, turn: turn.label, exceptCookies });
  const isRefused = form !== null && !mayAct(signatures, cookiesOf(request.headers), form);
  const onFailure = (remote: string, reason: unknown, hasInput: boolean): void => {
    report(remote, reason, trace, { remotes: view, hasInput });
    const version = view.get(remote)?.manifest.version;
    if (version && isBug(reason)) broken ??= `${remote}@${version}`;
  };
  const cookies: string[] = [];
  const gateway = createGatewayHttp({
    gateways: settings.gateways,
    headers: passedOn(request),
    deadline: performance.now() + (isForm ? budgetMs.form : budgetMs.page),
    ...(isForm ? { onCookies: (set) => cookies.push(...set) } : {}),
  });
  const context = await openRequest(request, {
    ...tools,
    view,
    http: gateway,
    mark: (remote, hasInput) =>
      mark.set({ version: `${remote}@${view.get(remote)?.manifest.version ?? ''}`, hasInput }),
    onFailure,
    withAllParts: isForm,
    ...(isRefused ? { report: refusedForm } : {}),
  });
  const onViewFailure = (remote: string, reason: unknown): void =>
    onFailure(remote, reason, context.hasInput());
  if (form && !isRefused)
    return runForm(form, response, context, {
      cookies,
      reportCookie: tools.reportCookie,
      turnCookie: turn.cookie,
      onFailure: onViewFailure,
    });
  return renderPage(request, response, context, {
    ...tools,
    keptSheets,
    onFailure: onViewFailure,
    lastMark: () => remoteOf(mark.last()),
    broken: () => broken,
    isRefused,
  });
}

/** Without the input: without a valid token it is not known who entered it. */
const refusedForm: ActionReport = {
  action: '',
  errors: {},
  values: {},
  toast: {
    title: 'This page had expired',
    description: 'Nothing was changed. Please fill in the form again.',
    tone: 'destructive',
  },
};

const remoteOf = (version: string): string => version.slice(0, version.indexOf('@'));

const passed = [
  'cookie',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'user-agent',
  'traceparent',
];

/** The request headers that are forwarded to the gateway. */
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
    report('shell', error, String(request.headers[traceHeader] ?? ''), noView);
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { 'x-shell-failed': '1' }).end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(settings.socket, () => tell({ kind: 'listening' }));
