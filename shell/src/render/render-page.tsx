import type { ServerResponse, IncomingMessage } from 'node:http';
import { siteRoutes, viewOf, type Host, type PageView } from '@valam/mfe-kit/host';
import { renderToPipeableStream } from 'react-dom/server';
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
import { writeHead } from './answer-head';
import { bootStateMarkup } from './boot-state';
import { budgetMs, within } from './budgets';
import { compressedTo } from './compressed';
import { hotUpdateHook } from './hot-update-hook';
import { headMarkup } from './head-parts';
import { ending, HtmlStream } from './html-stream';
import type { PageRequestContext, RenderingTools } from './page-request';
import { brokenHeader } from './protocol';
import type { RememberedRenderings } from './remembered-renderings';
import { renderingKey } from './rendering-key';

export interface RenderOptions extends RenderingTools {
  readonly remembered: RememberedRenderings;
  readonly onFailure: (remote: string, reason: unknown) => void;
  /** The remote whose code ran last. */
  readonly lastMark: () => string;
  /** The version that failed by its own fault. */
  readonly broken: () => string | null;
  /** The form that was sent is not acted upon; its page says why. */
  readonly isRefused?: boolean;
}

/** Gets the page's data, then streams the document. */
export async function renderPage(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageRequestContext,
  options: RenderOptions,
): Promise<void> {
  const { sources, isPersonal, location } = context;
  const session = isPersonal ? within(budgetMs.session, sources.app.session()) : null;
  const siteState = within(budgetMs.siteState, sources.app.attempt(shellApi.endpoints.siteState, undefined));
  const owner = sources.remotes.loaded(sources.remotes.ownerOf(location.pathname) ?? '');
  const handler = createStaticHandler(
    siteRoutes({ sources, unavailable: (reason) => reason }, owner ? [owner] : []),
  );
  const asked = new Request(new URL(createPath(location), options.settings.siteOrigin));
  const [answer] = await Promise.all([handler.query(asked), pageFoot.preload(), siteState]);
  await session;
  if (answer instanceof Response) return redirect(response, answer);
  const view = viewOf(sources.remotes, answer);
  if (view.kind === 'unavailable') options.onFailure(view.remote, view.reason);
  const isAllThere = await within(budgetMs.slotGrace, sources.slots.settled());
  const key = isAllThere && view.kind === 'page' ? renderingKey(context) : null;
  const known = key && options.remembered.find(key, ownOf(context));
  if (known) return sendAgain(request, response, context, view, known, options);
  const shown = { view, answer, router: createStaticRouter(handler.dataRoutes, answer) };
  await stream(request, response, context, shown, key, options);
}

const ownOf = ({ nonce, sources }: PageRequestContext) => ({
  nonce,
  pageId: sources.app.store.getState().shell.pageId,
});

/** The same as was rendered before from the same. */
function sendAgain(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageRequestContext,
  view: PageView,
  html: string,
  tools: RenderingTools,
): void {
  writeHead(response, 200, context, view, tools);
  compressedTo(request, response).end(html + bootStateMarkup(context, 'page') + ending);
}

const statusOf = (view: PageView): number =>
  view.kind === 'page' ? 200 : view.kind === 'not-found' ? 404 : 503;

/** What the router has found for the address. */
interface Shown {
  readonly view: PageView;
  readonly answer: StaticHandlerContext;
  readonly router: Host['router'];
}

function stream(
  request: IncomingMessage,
  response: ServerResponse,
  context: PageRequestContext,
  { view, answer, router }: Shown,
  key: string | null,
  options: RenderOptions,
): Promise<void> {
  const { settings, remembered, onFailure, lastMark, broken, isRefused } = options;
  const { nonce, sources } = context;
  const sheet = new ServerStyleSheet({ nonce });
  let hasRendered = false;
  let hasFailed = false;
  const noteFailure: typeof onFailure = (remote, reason) => {
    hasFailed = true;
    onFailure(remote, reason);
  };

  const host: Host = {
    ...sources,
    router,
    act: () => Promise.resolve({ ok: false }),
    onRenderFailure: noteFailure,
  };
  const tree = sheet.collectStyles(
    <App host={host} nonce={nonce} onRendered={() => (hasRendered = true)}>
      <StaticRouterProvider context={answer} router={router} hydrate={false} />
    </App>,
  );

  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => rendering.abort(new Error('The page took too long')), budgetMs.render);
    const finish = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const rendering = renderToPipeableStream(tree, {
      nonce,
      // React would send large parts behind their fallback and put them in place by script; this must read without.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        // A page whose own code threw is away, although its frame stands.
        const status = isRefused ? 403 : hasRendered ? statusOf(view) : 503;
        writeHead(response, status, context, view, options);
        const culprit = broken();
        if (status === 503 && culprit) response.setHeader(brokenHeader, culprit);
        const html = new HtmlStream({
          out: compressedTo(request, response),
          sheet,
          first: settings.isUnsignedAllowed ? hotUpdateHook(nonce) : '',
          head: headMarkup(context, view, settings.assets),
          tail: () => bootStateMarkup(context, hasRendered ? view.kind : 'unavailable'),
          onWhole: (whole) => {
            if (key && hasRendered && !hasFailed) remembered.keep(key, whole, ownOf(context));
          },
        });
        rendering.pipe(html);
        response.once('close', () => {
          rendering.abort();
          finish();
        });
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        if (!response.destroyed) noteFailure(lastMark(), error);
      },
    });
  });
}

function redirect(response: ServerResponse, { status, headers }: Response): void {
  response.writeHead(status, { location: headers.get('location') ?? '/', 'cache-control': 'no-cache' });
  response.end();
}
