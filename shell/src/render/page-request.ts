import type { IncomingMessage } from 'node:http';
import {
  createAppContext,
  createAppStore,
  findPage,
  hasAction,
  shellSlice,
  SlotHost,
  type ActionReport,
  type HttpClient,
  type PageSources,
  type PageView,
  type RemoteDirectory,
  type ShellState,
} from '@valam/mfe-kit/host';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import type { Path } from 'react-router';
import { slotOwner } from '@valam/mfe-kit/slot';
import { askSession } from '../app/ask-session';
import { shellModule } from '../app/shell-module';
import { redactedAddress } from '../remotes/private-address';
import { budgetMs } from './budgets';
import type { RemotesInView } from './loaded-versions';
import { patternOf } from './page-pattern';
import type { RendererSettings } from './protocol';
import { formTokenOf } from './form-token';
import type { ReportCookie } from './report-cookie';
import { createServerDirectory } from './server-directory';
import type { Signatures } from './signatures';
import { hasVisitorInput } from './visitor-input';
import {
  attributionOf,
  consentOf,
  cookiesOf,
  currencyOf,
  hasSession,
  withoutVisit,
  type Cookies,
} from './visitor-facts';

/** The context of one page view on the server. */
export interface PageRequestContext {
  readonly location: Path;
  readonly cookies: Cookies;
  readonly view: RemotesInView;
  readonly sources: PageSources;
  readonly found: PageView;
  readonly isPersonal: boolean;
  /** True if visitor input may have caused a failure in this view. */
  readonly hasInput: () => boolean;
}

/** Tools of a rendering process, shared by all requests. */
export interface RenderingTools {
  readonly settings: RendererSettings;
  readonly signatures: Signatures;
  readonly reportCookie: ReportCookie;
  readonly siteStyles: Buffer;
}

export interface PageRequestOptions extends RenderingTools {
  readonly view: RemotesInView;
  readonly http: HttpClient;
  readonly mark: (remote: string, hasInput: boolean) => void;
  readonly onFailure: (remote: string, reason: unknown, hasInput: boolean) => void;
  /** Replaces the report of the previous form. */
  readonly report?: ActionReport;
  /** Includes all remotes, not only those of the page: an action may belong to any of them. */
  readonly withAllParts?: boolean;
}

export async function openRequest(
  request: IncomingMessage,
  options: PageRequestOptions,
): Promise<PageRequestContext> {
  const { view } = options;
  const location = locationOf(request.url ?? '/');
  const cookies = cookiesOf(request.headers);
  const directory = createServerDirectory(view);
  const found = await findPage(directory, location);
  const isPersonal = hasSession(cookies);
  const isShared = !isPersonal && request.method !== 'POST';
  const parts = options.withAllParts
    ? [...view.values()].flatMap(({ module }) => module ?? [])
    : partsOf(found, location, directory.loaded);

  const source = redactedAddress(location, patternOf(found, view, location.pathname));
  const store = createAppStore({
    http: options.http,
    shell: shellState(source, isShared ? withoutVisit(cookies) : cookies, options, directory),
    parts: [shellModule, ...parts],
  });
  const hasInput = (): boolean => {
    const { shell: _frame, ...parts } = store.getState();
    const { method = '' } = request;
    const reportCookie = options.reportCookie.name;
    return hasVisitorInput({ method, search: location.search, cookies, reportCookie, found, parts });
  };
  const onFailure = (remote: string, reason: unknown): void => options.onFailure(remote, reason, hasInput());
  const app = createAppContext({ store, isServer: true, navigate: () => undefined, askSession });
  const slots = new SlotHost(app, directory, {
    onFailure,
    limitMs: budgetMs.page,
    dataLimitMs: budgetMs.page,
  });
  return {
    location,
    cookies,
    view,
    sources: {
      app,
      remotes: directory,
      slots,
      mark: (remote) => options.mark(remote, hasInput()),
    },
    found,
    isPersonal,
    hasInput,
  };
}

const anyOrigin = 'http://page.invalid';

/** The requested location; a URL that resolves to another origin becomes `/`. */
function locationOf(url: string): Path {
  const { origin, pathname, search } = new URL(url, anyOrigin);
  return origin === anyOrigin ? { pathname, search, hash: '' } : { pathname: '/', search: '', hash: '' };
}

/** The remotes of a page and of its slots. */
function partsOf(
  found: PageView,
  location: Path,
  loaded: (name: string) => RemoteModule | null,
): RemoteModule[] {
  if (found.kind !== 'page') return [];
  const search = new URLSearchParams(location.search);
  const uses = found.route.slots?.({ params: found.params, location, search }) ?? [];
  const names = new Set([found.remote, ...uses.map(({ name }) => slotOwner(name))]);
  return [...names].flatMap((name) => loaded(name) ?? []);
}

/** `source`: the page from which forms are sent, without the token of a private one, because staff and partners read it. */
function shellState(
  source: { readonly path: string; readonly search: string },
  cookies: Cookies,
  { settings, signatures, reportCookie, report }: PageRequestOptions,
  remotes: RemoteDirectory,
): ShellState {
  const { brand, siteOrigin, thirdParties } = settings;
  return {
    ...shellSlice.getInitialState(),
    brand: { ...brand, origin: siteOrigin },
    // Without a session cookie no request is needed: the visitor is signed out.
    session: hasSession(cookies) ? { status: 'unknown' } : { status: 'signed-out' },
    currency: currencyOf(cookies),
    consent: consentOf(cookies),
    thirdParties,
    attribution: attributionOf(cookies, siteOrigin + source.path + source.search),
    report: report ?? reportCookie.read(cookies, (action) => hasAction(remotes, action)),
    formToken: formTokenOf(signatures, cookies),
  };
}
