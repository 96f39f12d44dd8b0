import { shellSlice, useAfterNavigation, useHost, usePage } from '@valam/mfe-kit/host';
import { redactedAddress } from '../../remotes/private-address';

/**
 * After a navigation, discards the report of the last form, updates the source URL of forms, and moves the focus to the new
 * page or section.
 */
export function AfterNavigation() {
  const { app, router } = useHost();
  const pattern = usePage()?.route.path ?? null;
  useAfterNavigation(({ hash, ...address }) => {
    app.store.dispatch(shellSlice.actions.reportRead());
    const { path, search } = redactedAddress(address, pattern);
    app.shell.learnAttribution({ sourceUrl: app.shell.brand.origin + path + search });
    if (!router.state.preventScrollReset) moveFocus(placeOf(hash) ?? pageHeading());
  });
  return null;
}

/** The target of a fragment. One with an invalid percent-encoding, as in `#100%`, is used as it is. */
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

/** Does not move the focus if it is already inside the target, for example in a form that was just sent. */
function moveFocus(to: HTMLElement | null): void {
  const { activeElement } = document;
  if (!to || (to !== activeElement && to.contains(activeElement))) return;
  to.focus({ preventScroll: true });
  if (document.activeElement === to) return;
  to.setAttribute('tabindex', '-1');
  to.focus({ preventScroll: true });
}
