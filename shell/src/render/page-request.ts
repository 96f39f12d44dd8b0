import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  createAppContext,
  createAppStore,
  findPage,
  parseLocation,
  shellSlice,
  SlotHost,
  type HttpClient,
  type PageLocation,
  type PageSources,
  type PageView,
  type ShellState,
} from '@valam/mfe-kit/host';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import { slotOwner } from '@valam/mfe-kit/slot';
import { askSession } from '../app/ask-session';
import { shellModule } from '../app/shell-module';
import { budgetMs } from './budgets';
import type { RemotesInView } from './loaded-versions';
import type { RendererSettings } from './protocol';
import { readReport } from './report-cookie';
import { createServerDirectory } from './server-directory';
import { attributionOf, consentOf, cookiesOf, currencyOf, hasSession, type Cookies } from './visitor-facts';

/** Everything one page view on the server works with. */
export interface PageRequestContext {
  readonly location: PageLocation;
  readonly cookies: Cookies;
  readonly nonce: string;
  readonly view: RemotesInView;
  readonly sources: PageSources;
  readonly found: PageView;
  readonly isPersonal: boolean;
}

export interface PageRequestOptions {
  readonly settings: RendererSettings;
  readonly view: RemotesInView;
  readonly http: HttpClient;
  readonly mark: (remote: string) => void;
  readonly onFailure: (remote: string, reason: unknown) => void;
  /** All remotes take part, not only the page's: an action may be anybody's. */
  readonly withAllParts?: boolean;
}

export async function openRequest(
  request: IncomingMessage,
  options: PageRequestOptions,
): Promise<PageRequestContext> {
  const { settings, view, onFailure } = options;
  const location = parseLocation(request.url ?? '/') ?? { pathname: '/', search: '', hash: '' };
  const cookies = cookiesOf(request.headers);
  const directory = createServerDirectory(view);
  const found = await findPage(directory, location);
  const isPersonal = hasSession(cookies);
  const parts = options.withAllParts
    ? [...view.values()].flatMap(({ module }) => module ?? [])
    : partsOf(found, location, directory.loaded);

  const store = createAppStore({
    extra: { http: options.http },
    parts: [shellModule, ...parts],
    preloaded: { shell: shellState(location, cookies, settings, isPersonal) },
  });
  const app = createAppContext({ store, isServer: true, navigate: () => undefined, askSession });
  const slots = new SlotHost(app, directory, { onFailure, limitMs: budgetMs.page });
  return {
    location,
    cookies,
    nonce: randomBytes(16).toString('base64'),
    view,
    sources: { app, remotes: directory, slots, mark: options.mark },
    found,
    isPersonal,
  };
}

/** The remotes that a page needs: its own and those of its slots. */
function partsOf(
  found: PageView,
  location: PageLocation,
  loaded: (name: string) => RemoteModule | null,
): RemoteModule[] {
  if (found.kind !== 'page') return [];
  const search = new URLSearchParams(location.search);
  const uses = found.route.slots?.({ params: found.params, location, search }) ?? [];
  const names = new Set([found.remote, ...uses.map(({ name }) => slotOwner(name))]);
  return [...names].flatMap((name) => loaded(name) ?? []);
}

function shellState(
  location: PageLocation,
  cookies: Cookies,
  { brand, siteOrigin, thirdParties }: RendererSettings,
  isPersonal: boolean,
): ShellState {
  return {
    ...shellSlice.getInitialState(),
    brand: { ...brand, origin: siteOrigin },
    // Nobody is asked without a cookie: the frame is known to be that of a stranger.
    session: isPersonal ? { status: 'unknown' } : { status: 'signed-out' },
    currency: currencyOf(cookies),
    consent: consentOf(cookies),
    thirdParties,
    attribution: attributionOf(cookies, siteOrigin + location.pathname + location.search),
    report: readReport(cookies),
    pageId: randomBytes(9).toString('base64url'),
  };
}
