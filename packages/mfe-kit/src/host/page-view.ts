import { callFailure } from '../api/call-refused';
import type { AppContext } from '../remote/app-context';
import type { PageRequest, PageRoute, RemoteModule } from '../remote/remote-module';
import type { PageLocation } from '../router/location';
import { NotFound, Redirect } from '../router/outcomes';
import { bestMatch, type PathParams } from '../router/path-pattern';
import type { SlotHost } from '../slot/slot-host';
import type { RemoteDirectory } from './remote-directory';

/** What is shown for an address. */
export type PageView =
  | { readonly kind: 'page'; readonly remote: string; readonly route: PageRoute; readonly params: PathParams }
  | { readonly kind: 'not-found'; readonly remote: string | null; readonly route: PageRoute | null }
  | { readonly kind: 'unavailable'; readonly remote: string; readonly reason: unknown }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

export interface PageSources {
  readonly app: AppContext;
  readonly remotes: RemoteDirectory;
  readonly slots: SlotHost;
  /** Names the remote whose code is about to run. */
  readonly mark: (remote: string) => void;
}

const nowhere: PageView = { kind: 'not-found', remote: null, route: null };

/** Finds the page of an address. */
export async function findPage(remotes: RemoteDirectory, location: PageLocation): Promise<PageView> {
  const remote = remotes.ownerOf(location.pathname);
  if (!remote) return nowhere;
  let module: RemoteModule;
  try {
    module = await remotes.load(remote);
  } catch (reason) {
    return { kind: 'unavailable', remote, reason };
  }
  const match = bestMatch(module.routes, (route) => route.path, location.pathname);
  if (!match) return { kind: 'not-found', remote, route: null };
  return { kind: 'page', remote, route: match.candidate, params: match.params };
}

/** Finds the page of an address and gets it ready: its chunk, its data and its slots, all at once. */
export async function openPage(sources: PageSources, location: PageLocation): Promise<PageView> {
  const view = await findPage(sources.remotes, location);
  if (view.kind !== 'page') return view;
  const { route, remote, params } = view;
  const request: PageRequest = { params, location, search: new URLSearchParams(location.search) };
  try {
    sources.mark(remote);
    for (const use of route.slots?.(request) ?? []) sources.slots.start(use);
    const parts = [route.page, ...(route.later ?? [])];
    await Promise.all([...parts.map((part) => part.preload()), route.load?.(sources.app, request)]);
    return view;
  } catch (reason) {
    return viewOf(reason, remote, route);
  }
}

/** Gets the words ready that a page has for what does not exist. */
export const preloadNotFound = ({ notFound }: PageRoute): Promise<void> | void =>
  notFound && 'preload' in notFound ? notFound.preload() : undefined;

async function viewOf(reason: unknown, remote: string, route: PageRoute): Promise<PageView> {
  if (reason instanceof Redirect) return { kind: 'redirect', to: reason.to, status: reason.status };
  if (reason instanceof NotFound || callFailure(reason)?.status === 404) {
    await preloadNotFound(route);
    return { kind: 'not-found', remote, route };
  }
  return { kind: 'unavailable', remote, reason };
}
