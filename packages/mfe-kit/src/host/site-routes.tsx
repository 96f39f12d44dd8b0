import { createContext, use, type ReactNode } from 'react';
import type { Params, RouteObject, ShouldRevalidateFunction } from 'react-router';
import { callFailure, wrongFieldsOf } from '../api/call-refused';
import type { PageRequest, RemoteModule } from '../remote/remote-module';
import type { PathParams } from '../router/best-match';
import { missing } from '../router/outcomes';
import { overlaysAt } from './overlay-place';
import { PageElement, PageError } from './page-element';
import { preloadNotFound, type PageHandle, type PageSources } from './page-view';

/** The frame around every page; it renders the page with `PageOutlet`. */
export const FrameContent = createContext<ReactNode>(null);

const Frame = (): ReactNode => use(FrameContent);

/** The id of the route into which the routes of remotes are patched. */
export const frameId = 'frame';
/** The id of the catch-all route. */
const nowhereId = 'nowhere';

export interface SiteRoutes {
  readonly sources: PageSources;
  /** Awaited before a page is loaded; in the browser, until the progress indicator has been painted. */
  readonly ready?: () => Promise<void>;
  /** What a loader throws if data is unavailable: the reason, or a redirect to another response. */
  readonly unavailable: (reason: unknown, address: URL) => unknown;
  /** What a loader throws for a URL without a page; null, the default, if the page is not found. */
  readonly noPage?: (address: URL) => Response | null;
}

/** The routes of the frame and of the given remotes, which are loaded. */
export function siteRoutes(site: SiteRoutes, modules: readonly RemoteModule[]): RouteObject[] {
  return [
    {
      id: frameId,
      Component: Frame,
      children: [
        ...modules.flatMap((module) => remoteRoutes(site, module)),
        {
          id: nowhereId,
          path: '*',
          loader: ({ request }) => loadNowhere(site, new URL(request.url)),
          shouldRevalidate,
          Component: PageElement,
          ErrorBoundary: PageError,
        },
      ],
    },
  ];
}

/** Closing an overlay does not reload the page. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search;
  return defaultShouldRevalidate && !(isSamePage && overlaysAt(currentUrl) > 0);
};

/** The routes of a remote's pages. */
export function remoteRoutes(site: SiteRoutes, { name, routes }: RemoteModule): RouteObject[] {
  return routes.map((route) => {
    const handle: PageHandle = { remote: name, route };
    return {
      id: `${name} ${route.path}`,
      path: route.path,
      caseSensitive: true,
      handle,
      loader: ({ params, request }) => loadPage(site, handle, params, new URL(request.url)),
      shouldRevalidate,
      Component: PageElement,
      ErrorBoundary: PageError,
    };
  });
}

/** Loads a page's chunk, data and slots in parallel. The data goes into the store, so nothing is returned. */
async function loadPage(site: SiteRoutes, page: PageHandle, params: Params, address: URL): Promise<null> {
  const { app, slots, mark } = site.sources;
  const { route, remote } = page;
  const { pathname, search, searchParams } = address;
  const request: PageRequest = {
    params: params as PathParams,
    location: { pathname, search, hash: '' },
    search: searchParams,
  };
  try {
    await site.ready?.();
    mark(remote);
    for (const use of route.slots?.(request) ?? []) slots.start(use);
    const parts = [route.page, ...(route.later ?? [])];
    await Promise.all([...parts.map((part) => part.preload()), route.load?.(app, request)]);
    return null;
  } catch (reason) {
    throw await outcomeOf(reason, site, page, { params, address });
  }
}

async function outcomeOf(
  reason: unknown,
  site: SiteRoutes,
  { route }: PageHandle,
  asked: { readonly params: Params; readonly address: URL },
): Promise<unknown> {
  const isMissing = reason instanceof Response ? reason.status === 404 : namesNothing(reason, asked);
  if (!isMissing) return reason instanceof Response ? reason : site.unavailable(reason, asked.address);
  await preloadNotFound(route);
  return missing();
}

/** True if the record does not exist, or the URL has a value that no record can have: `/temples/no_slug`. */
function namesNothing(reason: unknown, { params, address }: { params: Params; address: URL }): boolean {
  const failure = callFailure(reason);
  if (failure?.status !== 400) return failure?.status === 404;
  const wrong = Object.keys(wrongFieldsOf(failure));
  return wrong.length > 0 && wrong.every((name) => name in params || address.searchParams.has(name));
}

/** Handles a URL without a page, or of an unavailable remote. */
async function loadNowhere(site: SiteRoutes, address: URL): Promise<never> {
  const { unavailable, noPage } = site;
  const { remotes } = site.sources;
  const remote = remotes.ownerOf(address.pathname);
  if (remote) {
    await remotes.load(remote).catch((reason: unknown) => {
      throw unavailable(reason, address);
    });
  }

  throw noPage?.(address) ?? missing();
}
