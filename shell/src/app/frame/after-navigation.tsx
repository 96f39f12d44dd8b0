import { shellSlice, useAfterNavigation, useHost } from '@valam/mfe-kit/host';

/** After a navigation, discards the report of the last form and moves the focus to the heading. */
export function AfterNavigation() {
  const { app, router } = useHost();
  useAfterNavigation(({ hash }) => {
    app.store.dispatch(shellSlice.actions.reportRead());
    const isAtPlace = hash !== '' && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!router.state.preventScrollReset && !isAtPlace) focusHeading();
  });
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
