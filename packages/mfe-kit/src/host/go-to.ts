import { createPath, type DataRouter } from 'react-router';
import { overlaysAt } from './overlay-place';
import { keepingPage } from './page-key';
import type { NavigateOptions } from '../shell/shell-api';

/** Opens a URL: a page of this site in its router, any other as a document. */
export function goTo(
  router: DataRouter,
  to: string,
  { replace = false, scroll = true, keepsPage = false }: NavigateOptions = {},
): void {
  const present = new URL(createPath(router.state.location), window.location.origin);
  const address = new URL(to, present);
  if (address.origin !== present.origin) return window.location.assign(to);
  void router.navigate(createPath(address), {
    // From an overlay, the page takes its place in the history.
    replace: replace || address.href === present.href || overlaysAt(router.state.location) > 0,
    preventScrollReset: !scroll,
    ...(keepsPage && { state: keepingPage }),
  });
}
