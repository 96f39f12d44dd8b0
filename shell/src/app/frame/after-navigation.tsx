import { shellSlice, useAfterNavigation, useHost, usePage } from '@valam/mfe-kit/host';
import { sayableAddress } from '../../remotes/private-address';

/**
 * After a navigation, discards the report of the last form, notes from which page forms are sent now, and moves the focus
 * to what was opened.
 */
export function AfterNavigation() {
  const { app, router } = useHost();
  const pattern = usePage()?.route.path ?? null;
  useAfterNavigation(({ hash, ...address }) => {
    app.store.dispatch(shellSlice.actions.reportRead());
    const { path, search } = sayableAddress(address, pattern);
    app.shell.learnAttribution({ sourceUrl: app.shell.brand.origin + path + search });
    if (!router.state.preventScrollReset) moveFocus(placeOf(hash) ?? pageHeading());
  });
  return null;
}

/** The element that a fragment names; one that is no valid encoding, as in `#100%`, is taken as it is. */
function placeOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

const pageHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');

/** A form in the place may have just been sent: then the focus stays where it is in it. */
function moveFocus(to: HTMLElement | null): void {
  const { activeElement } = document;
  if (!to || (to !== activeElement && to.contains(activeElement))) return;
  to.focus({ preventScroll: true });
  if (document.activeElement === to) return;
  to.setAttribute('tabindex', '-1');
  to.focus({ preventScroll: true });
}
