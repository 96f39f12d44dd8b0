import {
  findPage,
  preloadNotFound,
  type PageLocation,
  type PageView,
  type RemoteDirectory,
} from '@valam/mfe-kit/host';

/**
 * The view that the server rendered, with its code in memory. Null when the code cannot be had: then nothing is
 * hydrated, and the server's document keeps working by its links and forms.
 */
export async function initialView(
  remotes: RemoteDirectory,
  location: PageLocation,
  rendered: PageView['kind'],
): Promise<{ view: PageView } | { missing: string; reason: unknown }> {
  const found = await findPage(remotes, location);
  if (rendered === 'unavailable') {
    return { view: { kind: 'unavailable', remote: remotes.ownerOf(location.pathname) ?? '', reason: null } };
  }
  if (found.kind === 'unavailable') return { missing: found.remote, reason: found.reason };
  if (found.kind !== 'page') return { view: found };
  try {
    if (rendered === 'not-found') {
      await preloadNotFound(found.route);
      return { view: { kind: 'not-found', remote: found.remote, route: found.route } };
    }
    await found.route.page.preload();
    return { view: found };
  } catch (reason) {
    return { missing: found.remote, reason };
  }
}
