import type { ServerResponse, IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { siteRoutes, viewOf, type Host, type PageView } from '@valam/mfe-kit/host';
import type { ReactNode } from 'react';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import {
  createPath,
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { shellApi } from '../api/shell.api';
import { App } from '../app/app';
import { pageFoot } from '../app/frame/page-foot.lazy';
import { isSharedPage, writeHead } from './answer-head';
import { bootStateMarkup } from './boot-state';
import { budgetMs, within } from './budgets';
import { clickWithoutScripts } from './click-without-scripts';
import { documentMarkup, withBootState } from './document-markup';
import { hotUpdateHook } from './hot-update-hook';
import { bootScripts } from './head-parts';
import { versionedPage, type KeptSheets } from './kept-sheets';
import type { PageRequestContext, RenderingTools } from './page-request';
import { brokenHeader } from './protocol';
import { sendDocument } from './send-document';

export interface RenderOptions extends RenderingTools {
  readonly keptSheets: KeptSheets;
  readonly onFailure: (remote: string, reason: unknown) => void;
  /** The remote whose code ran last. */
  readonly lastMark: () => string;
  /** The version whose bug failed the page, if any. */
  readonly broken: () => string | null;
  /** The form was not processed; the page shows why. */
  readonly isRefused?: boolean;
}

/** Loads the page's data, then renders the whole document and sends it. */
export async function renderPage(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageRequestContext,
  options: RenderOptions,
): Promise<void> {
  const { sources, found, isPersonal, location } = context;
  const session = isPersonal ? within(budgetMs.session, sources.app.session()) : null;
  const siteState = within(budgetMs.siteState, sources.app.attempt(shellApi.endpoints.siteState, undefined));
  const owner = sources.remotes.loaded(found.remote ?? '');
  const handler = createStaticHandler(
    siteRoutes({ sources, unavailable: (reason) => reason }, owner ? [owner] : []),
  );
  const asked = new Request(new URL(createPath(location), options.settings.siteOrigin));
  const [answer] = await Promise.all([handler.query(asked), pageFoot.preload(), siteState]);
  await session;
  if (answer instanceof Response) return redirect(response, answer);
  const view = viewOf(sources.remotes, answer);
  if (view.kind === 'unavailable') options.onFailure(view.remote, view.reason);
  await within(budgetMs.slotGrace, sources.slots.settled());
  const shown = { view, answer, router: createStaticRouter(handler.dataRoutes, answer) };
  const { markup, hasRendered } = await render(response, context, shown, options);
  if (response.destroyed) return;
  writeStatus(response, context, { view, hasRendered }, options);
  const bootState = bootStateMarkup(context, hasRendered ? view.kind : 'unavailable');
  const ending = clickWithoutScripts(location.search) + bootState;
  await sendDocument(request, response, withBootState(markup, ending));
}

function writeStatus(
  response: ServerResponse,
  context: PageRequestContext,
  { view, hasRendered }: { view: PageView; hasRendered: boolean },
  options: RenderOptions,
): void {
  const status = options.isRefused ? 403 : hasRendered ? statusOf(view) : 503;
  writeHead(response, status, context, view, options);
  const culprit = options.broken();
  if (status === 503 && culprit) response.setHeader(brokenHeader, culprit);
}

const statusOf = (view: PageView): number =>
  view.kind === 'page' ? 200 : view.kind === 'not-found' ? 404 : 503;

/** The router's match for the URL. */
interface Shown {
  readonly view: PageView;
  readonly answer: StaticHandlerContext;
  readonly router: Host['router'];
}

interface Rendered {
  readonly markup: Buffer;
  /** False if the page's own code threw: the page is unavailable, although the frame has rendered. */
  readonly hasRendered: boolean;
}

async function render(
  response: ServerResponse,
  context: PageRequestContext,
  { view, answer, router }: Shown,
  options: RenderOptions,
): Promise<Rendered> {
  const { settings, siteStyles, keptSheets, onFailure, lastMark } = options;
  const { sources } = context;
  const sheet = isSharedPage(context, settings)
    ? new ServerStyleSheet()
    : keptSheets.take(versionedPage(context));
  let hasRendered = false;

  const host: Host = {
    ...sources,
    router,
    act: () => Promise.resolve({ ok: false }),
    onRenderFailure: onFailure,
  };
  const tree = sheet.collectStyles(
    <App host={host} onRendered={() => (hasRendered = true)}>
      <StaticRouterProvider context={answer} router={router} hydrate={false} />
    </App>,
  );
  const rendered = await wholeMarkup(tree, response, (error) => {
    if (!response.destroyed) onFailure(lastMark(), error);
  });
  const first = settings.isUnsignedAllowed ? hotUpdateHook.markup : '';
  const head = { styles: siteStyles, scripts: bootScripts(context, view, settings.assets) };
  return { markup: documentMarkup(rendered, { first, head, sheet }), hasRendered };
}

/**
 * React's markup after all Suspense boundaries have resolved: a streamed part would need another inline script, which the policy
 * does not allow. A part that exceeds the budget keeps its fallback.
 */
function wholeMarkup(
  tree: ReactNode,
  response: ServerResponse,
  onError: (error: unknown) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const abort = (): void => rendering.abort();
    const timer = setTimeout(() => rendering.abort(new Error('The page took too long')), budgetMs.render);
    response.once('close', abort);
    const settle = (): void => {
      clearTimeout(timer);
      response.off('close', abort);
    };
    const rendering = renderToPipeableStream(tree, {
      // By default React outlines large boundaries: it sends their fallback and inserts the content by script. This document
      // must be readable without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        settle();
        resolve(bytesOf(rendering));
      },
      onShellError(error) {
        settle();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError,
    });
  });
}

/** Concatenates React's chunks once; `buffer` of `node:stream/consumers` would copy them through a blob. */
function bytesOf(rendering: PipeableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const collector = new Writable({
      write(chunk: Buffer, _encoding, taken) {
        chunks.push(chunk);
        taken();
      },
    });
    collector.once('finish', () => resolve(Buffer.concat(chunks)));
    collector.once('error', reject);
    rendering.pipe(collector);
  });
}

function redirect(response: ServerResponse, { status, headers }: Response): void {
  response.writeHead(status, { location: headers.get('location') ?? '/', 'cache-control': 'no-cache' });
  response.end();
}
