import { shellSlice, useAfterNavigation, useHost } from '@valam/mfe-kit/host';

/** After a navigation, discards the report of the last form and moves the focus to what was opened. */
export function AfterNavigation() {
  const { app, router } = useHost();
  useAfterNavigation(({ hash }) => {
    app.store.dispatch(shellSlice.actions.reportRead());
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
