import { findPage, preloadNotFound, type PageView, type RemoteDirectory } from '@valam/mfe-kit/host';

/**
 * Loads the code of the view that the server rendered. Returns null on success; on failure nothing is hydrated, and the
 * server's document keeps working by its links and forms.
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
