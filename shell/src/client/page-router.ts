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
 * The router of a tab, starting from the view that the server rendered. The routes of a remote are added when the visitor
 * goes to one of its pages.
 */
export function createPageRouter(options: {
  sources: PageSources;
  present: readonly RemoteModule[];
  rendered: PageView['kind'];
}): DataRouter {
  const { sources, present, rendered } = options;
  const joined = new Set(present.map(({ name }) => name));
  // The browser retries once, in place, a page that the server could not load; a later failure reloads the document from the
  // server.
  const site: SiteRoutes = {
    sources,
    ready: nextTask,
    unavailable: (reason, { pathname, search }) =>
      isTheSame(router, pathname + search) ? reason : redirectDocument(pathname + search),
  };
  const routes = siteRoutes(site, present);
  const router = createBrowserRouter(routes, {
    hydrationData: hydrationData(matchRoutes(routes, location.pathname)?.at(-1)?.route.id ?? '', rendered),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const remote = sources.remotes.ownerOf(path);
      if (!remote || joined.has(remote)) return;
      // If the remote does not load, the address matches no route, and the loader of the fallback route decides the answer.
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

/** The data of pages is in the store; a route only needs to know how its loader ended. */
function hydrationData(leaf: string, rendered: PageView['kind']) {
  if (rendered === 'page') return { loaderData: { [leaf]: null } };
  const status = rendered === 'not-found' ? 404 : 503;
  return { loaderData: {}, errors: { [leaf]: { status, statusText: '', internal: false, data: null } } };
}
