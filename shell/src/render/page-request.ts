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
import { budgetMs } from './budgets';
import type { RemotesInView } from './loaded-versions';
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

/** Everything one page view on the server works with. */
export interface PageRequestContext {
  readonly location: Path;
  readonly cookies: Cookies;
  readonly view: RemotesInView;
  readonly sources: PageSources;
  readonly found: PageView;
  readonly isPersonal: boolean;
  /** Whether something that the visitor sent can have caused what happens in this view. */
  readonly hasInput: () => boolean;
}

/** What a rendering process works with in every request. */
export interface RenderingTools {
  readonly settings: RendererSettings;
  readonly signatures: Signatures;
  readonly reportCookie: ReportCookie;
}

export interface PageRequestOptions extends RenderingTools {
  readonly view: RemotesInView;
  readonly http: HttpClient;
  readonly mark: (remote: string, hasInput: boolean) => void;
  readonly onFailure: (remote: string, reason: unknown, hasInput: boolean) => void;
  /** Told to the visitor instead of what a form has left. */
  readonly report?: ActionReport;
  /** All remotes take part, not only the page's: an action may be anybody's. */
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

  const store = createAppStore({
    http: options.http,
    shell: shellState(location, isShared ? withoutVisit(cookies) : cookies, options, directory),
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

/** The address that is asked for; what leads to another site is none. */
function locationOf(url: string): Path {
  const { origin, pathname, search } = new URL(url, anyOrigin);
  return origin === anyOrigin ? { pathname, search, hash: '' } : { pathname: '/', search: '', hash: '' };
}

/** The remotes that a page needs: its own and those of its slots. */
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

function shellState(
  location: Path,
  cookies: Cookies,
  { settings, signatures, reportCookie, report }: PageRequestOptions,
  remotes: RemoteDirectory,
): ShellState {
  const { brand, siteOrigin, thirdParties } = settings;
  return {
    ...shellSlice.getInitialState(),
    brand: { ...brand, origin: siteOrigin },
    // No one is asked without a cookie: the frame is known to be that of a stranger.
    session: hasSession(cookies) ? { status: 'unknown' } : { status: 'signed-out' },
    currency: currencyOf(cookies),
    consent: consentOf(cookies),
    thirdParties,
    attribution: attributionOf(cookies, siteOrigin + location.pathname + location.search),
    report: report ?? reportCookie.read(cookies, (action) => hasAction(remotes, action)),
    formToken: formTokenOf(signatures, cookies),
  };
}
