import { shellSlice, useAfterNavigation, useHost } from '@valam/mfe-kit/host';

/** After a navigation, discards the report of the last form and moves the focus to the heading. */
export function AfterNavigation() {
  const { app, router } = useHost();
  useAfterNavigation(({ hash }) => {
    app.store.dispatch(shellSlice.actions.reportRead());
    if (!router.state.preventScrollReset && !placeOf(hash)) focusHeading();
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

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
