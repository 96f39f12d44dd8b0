import { createPath, type DataRouter } from 'react-router';
import { overlaysAt } from './overlay-place';
import { keepingPage } from './page-key';
import type { NavigateOptions } from '../shell/shell-api';

/** Opens a URL: a page of this site by client-side navigation, any other as a new document. */
export function goTo(
  router: DataRouter,
  to: string,
  { replace = false, scroll = true, keepsPage = false }: NavigateOptions = {},
): void {
  const present = new URL(createPath(router.state.location), window.location.origin);
  const address = new URL(to, present);
  if (address.origin !== present.origin) return window.location.assign(to);
  void router.navigate(createPath(address), {
    // A page opened from an overlay replaces the overlay's history entry.
    replace: replace || address.href === present.href || overlaysAt(router.state.location) > 0,
    preventScrollReset: !scroll,
    ...(keepsPage && { state: keepingPage }),
  });
}
