import { findPage, preloadNotFound, type PageView, type RemoteDirectory } from '@valam/mfe-kit/host';

/**
 * Loads the code of the view that the server rendered. Resolves to null on success; on failure nothing is hydrated, and the links
 * and forms of the server's document keep working.
 */
export async function codeOfPage(
  remotes: RemoteDirectory,
  location: { readonly pathname: string },
  rendered: PageView['kind'],
): Promise<{ remote: string; reason: unknown } | null> {
  const found = await findPage(remotes, location);
  if (rendered === 'unavailable') return null;
  if (found.kind === 'unavailable') return found;
  if (found.kind !== 'page') return null;
  const { remote, route } = found;
  try {
    await (rendered === 'not-found' ? preloadNotFound(route) : route.page.preload());
    return null;
  } catch (reason) {
    return { remote, reason };
  }
}
