import { isRouteErrorResponse, type Path, type RouterState } from 'react-router';
import type { AppContext } from '../remote/app-context';
import type { PageRoute, RemoteModule } from '../remote/remote-module';
import { bestMatch, type PathParams } from '../router/best-match';
import type { SlotHost } from '../slot/slot-host';
import type { RemoteDirectory } from './remote-directory';

/** What is shown at a URL. */
export type PageView =
  | { readonly kind: 'page'; readonly remote: string; readonly route: PageRoute; readonly params: PathParams }
  | { readonly kind: 'not-found'; readonly remote: string | null; readonly route: PageRoute | null }
  | { readonly kind: 'unavailable'; readonly remote: string; readonly reason: unknown };

export interface PageSources {
  readonly app: AppContext;
  readonly remotes: RemoteDirectory;
  readonly slots: SlotHost;
  /** Records the remote whose code is about to run. */
  readonly mark: (remote: string) => void;
}

/** React Router's `handle` of every page route. */
export interface PageHandle {
  readonly remote: string;
  readonly route: PageRoute;
}

/** Finds the page of a URL. */
export async function findPage(
  remotes: RemoteDirectory,
  { pathname }: Pick<Path, 'pathname'>,
): Promise<PageView> {
  const remote = remotes.ownerOf(pathname);
  if (!remote) return { kind: 'not-found', remote: null, route: null };
  let module: RemoteModule;
  try {
    module = await remotes.load(remote);
  } catch (reason) {
    return { kind: 'unavailable', remote, reason };
  }
  const match = bestMatch(module.routes, (route) => route.path, pathname);
  if (!match) return { kind: 'not-found', remote, route: null };
  return { kind: 'page', remote, route: match.candidate, params: match.params };
}

/** Preloads the page's own not-found content. */
export const preloadNotFound = ({ notFound }: PageRoute): Promise<void> | void =>
  notFound && 'preload' in notFound ? notFound.preload() : undefined;

/** Derives the view from the state of a router, in the browser and on the server. */
export function viewOf(
  remotes: RemoteDirectory,
  { location, matches, errors }: Pick<RouterState, 'location' | 'matches' | 'errors'>,
): PageView {
  const leaf = matches.at(-1);
  const page = leaf?.route.handle as PageHandle | undefined;
  const error: unknown = leaf && errors?.[leaf.route.id];
  if (page && error === undefined) return { kind: 'page', ...page, params: leaf?.params as PathParams };
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { kind: 'not-found', remote: page?.remote ?? null, route: page?.route ?? null };
  }
  return {
    kind: 'unavailable',
    remote: page?.remote ?? remotes.ownerOf(location.pathname) ?? '',
    reason: error,
  };
}
