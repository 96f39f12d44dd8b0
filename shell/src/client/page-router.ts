import {
  frameId,
  remoteRoutes,
  siteRoutes,
  type PageSources,
  type PageView,
  type SiteRoutes,
} from '@valam/mfe-kit/host';
import type { RemoteModule } from '@valam/mfe-kit/remote';
import { createBrowserRouter, matchRoutes, redirectDocument, type DataRouter } from 'react-router';
import { nextTask } from './next-task';
import { keepOverlayEntries } from './overlay-entries';

/**
 * The router of a tab, starting from the view that the server rendered. The routes of a remote are added on the first navigation to
 * one of its pages.
 */
export function createPageRouter(options: {
  sources: PageSources;
  present: readonly RemoteModule[];
  rendered: PageView['kind'];
}): DataRouter {
  const { sources, present, rendered } = options;
  const joined = new Set(present.map(({ name }) => name));
  // The browser retries once, in place, to load a page that the server could not load. On any other failure it requests the
  // document from the server.
  const documentOf = ({ pathname, search }: URL): Response | null =>
    isTheSame(router, pathname + search) ? null : redirectDocument(pathname + search);
  const site: SiteRoutes = {
    sources,
    ready: nextTask,
    unavailable: (reason, address) => documentOf(address) ?? reason,
    // The server knows further names of pages, such as `/hosts`, and pages released since this tab was opened.
    noPage: documentOf,
  };
  const routes = siteRoutes(site, present);
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(matchRoutes(routes, location.pathname)?.at(-1)?.route.id ?? '', rendered),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = sources.remotes.ownerOf(path);
      if (!remote || joined.has(remote)) return;
      // If the remote does not load, the URL matches no route of it, and the loader of the catch-all route decides the outcome.
      const module = await sources.remotes.load(remote).catch(() => null);
      if (!module || signal.aborted) return;
      patch(frameId, remoteRoutes(site, module));
      joined.add(remote);
    },
  });
  keepOverlayEntries(router);
  return router;
}

const isTheSame = ({ state }: DataRouter, address: string): boolean =>
  state.location.pathname + state.location.search === address;

/** The data of pages is in the store, so the router only needs the outcome of the loader. */
function hydrationData(leaf: string, rendered: PageView['kind']) {
  if (rendered === 'page') return { loaderData: { [leaf]: null } };
  const status = rendered === 'not-found' ? 404 : 503;
  return { loaderData: {}, errors: { [leaf]: { status, statusText: '', internal: false, data: null } } };
}
